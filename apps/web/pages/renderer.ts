import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type FromRenderer,
  type PageQuestion,
  pagesFolder,
  type RendererData,
  type ToRenderer,
} from '@marquee/deployment';
import type { Language } from '@marquee/reference';
import { handles } from 'virtual:handles';
import { type Ask, Refusal } from './answerOf.ts';
import type { PageKit } from './PageKit.ts';
import { type Pages, renderDocument } from './renderDocument.ts';
import { siteOf } from './siteOf.ts';

/**
 * Renders pages for whoever has begun it as a worker thread: it is told of a page, asks what the page needs of the
 * platform, and tells its HTML.
 */
const { sites } = workerData as RendererData;
const port = parentPort!;
// A worker has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: FromRenderer) => port.postMessage(message);

const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let asked = 0;
const ask: Ask = (...question) => {
  const answer = Promise.withResolvers<unknown>();
  asked += 1;
  waiting.set(asked, answer);
  tell({ question: asked, asked: question });
  return answer.promise;
};

const known = new Map<string, Pages>();
const openPages = (brand: string): Pages => {
  const kit = JSON.parse(readFileSync(join(sites, pagesFolder, `${brand}.json`), 'utf8')) as PageKit;
  const sheets = new Map<string, string>();
  return {
    kit,
    site: siteOf(kit, handles),
    readSheet: (address) => {
      const text = sheets.get(address) ?? readFileSync(join(sites, brand, address), 'utf8');
      sheets.set(address, text);
      return text;
    },
  };
};
const pagesOf = (brand: string): Pages => {
  const pages = known.get(brand) ?? openPages(brand);
  known.set(brand, pages);
  return pages;
};

const render = ({ brand, merchant, language, path, now }: PageQuestion) =>
  renderDocument(pagesOf(brand), { merchant, language: language as Language, path, ask, now });

port.on('message', async (message: ToRenderer) => {
  if ('render' in message) {
    const { render: rendered, page } = message;
    try {
      tell({ rendered, page: await render(page) });
    } catch (error) {
      tell({ rendered, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
    return;
  }
  const answer = waiting.get(message.question);
  waiting.delete(message.question);
  if ('refusal' in message) answer?.reject(new Refusal(message.refusal));
  else answer?.resolve(message.value);
});
