import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadedBrand } from '@marquee/brand/load';
import type { Bench } from '../../Bench.ts';
import type { CutFonts } from '../createFreshBrand.ts';
import { describeFields } from './describeFields.ts';
import { isLocal } from './isLocal.ts';
import { readBody } from './readBody.ts';
import { readEdit } from './readEdit.ts';
import { weightsOf } from './weightsOf.ts';

type Answer = { status: number; body: unknown };

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

/** The brand as it stands, and the families that its fonts were cut to. */
type Source = { loaded: LoadedBrand; fonts: () => Promise<CutFonts> };

const contextOf = async (source: Source) => {
  const fonts = await source.fonts();
  return { loaded: source.loaded, fonts, fields: describeFields(source.loaded, Object.keys(fonts)) };
};

const benchOf = async (source: Source): Promise<Bench> => {
  const { loaded, fonts, fields } = await contextOf(source);
  const { brand, tokens, settings } = loaded;
  const primary = brand.merchants.find((merchant) => merchant.primary)?.code ?? '';
  const categories = settings[primary]?.categories ?? [];
  return {
    fields,
    fonts,
    values: { brand, tokens, settings: { categories } },
    assets: `/@fs${loaded.directory}/assets`,
    weights: weightsOf(loaded),
  };
};

const takeEdit = async (path: string, request: IncomingMessage, source: Source): Promise<Answer> => {
  const edit = readEdit(await readBody(request));
  if (!edit) return refusal(400, 'Changes are JSON: { changes: [{ file, path, value }] }.');
  // The compiler in it takes half a second to load, which no start has to wait for.
  const { reviewChanges, writeChanges } = await import('./reviewChanges.ts');
  const context = await contextOf(source);
  if (path === '/review') return { status: 200, body: await reviewChanges(edit.changes, context) };
  const review = await writeChanges(edit.changes, edit.base ?? '', context);
  if (!review) return refusal(409, 'The files have changed since: look at the changes anew.');
  return { status: review.problems.length > 0 ? 422 : 200, body: review };
};

const answer = async (path: string, request: IncomingMessage, source: Source): Promise<Answer> => {
  const names = source.loaded.brand.merchants.flatMap(({ domains }) => domains);
  if (!isLocal(request, names)) return refusal(403, 'Only a page of this server may ask.');
  if (path === '/bench' && request.method === 'GET') return { status: 200, body: await benchOf(source) };
  if ((path === '/review' || path === '/write') && request.method === 'POST')
    return takeEdit(path, request, source);
  return refusal(404, 'There is no such call.');
};

/** Answers the panel's calls: what there is to change, what changes would write, and writes them. */
export const createEndpoint =
  (source: Source) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, body } = await answer(pathname, request, source).catch((error: Error) =>
      refusal(500, error.message),
    );
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(JSON.stringify(body));
  };
