// Has a copy of the repository speak one of its languages, and prints what it said: `node speak.ts <language>`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import type { Operation } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { createServer } from 'vite';
import { createLog, createPlatform } from '../../platform/src/app/index.ts';
import { createVisitor, type Visitor } from '../../platform/src/identity/session/testing/createVisitor.ts';
import { readCaptcha } from '../../platform/src/identity/session/testing/readCaptcha.ts';
import { signUp } from '../../platform/src/identity/session/testing/signUp.ts';
import { loadMerchants, openDatabases, readConfig } from '../../platform/src/kernel/index.ts';
import { marksOf } from '../build/brandEntries.ts';
import { siteOf } from '../pages/siteOf.ts';
import type * as Server from '../src/entry-server.ts';

/** What is said, as the test reads it. */
export type Spoken = {
  home: { title: string; html: string };
  /** A title that the merchant wrote in its own languages only. */
  announcement: string;
  refusal: string;
  mail: { subject: string | null; text: string };
};

const root = join(import.meta.dirname, '../../..');
const language = process.argv[2] as Language;

const openPlatform = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-speak-'));
  const config = await readConfig({ SANDBOX: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabases(config, () => undefined);
  const merchants = await loadMerchants(config.brandsDir);
  const platform = await createPlatform({
    config,
    database,
    merchants,
    log: createLog('silent'),
    isStrict: true,
  });
  return {
    app: platform.app,
    close: async () => {
      await platform.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const loadPages = async () => {
  // The texts' macro is looked up from here.
  process.chdir(join(root, 'apps/web'));
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const pages = (await vite.ssrLoadModule('/src/entry-server.ts')) as typeof Server;
  return { ...pages, close: () => vite.close() };
};

const [brand] = await loadBrands(join(root, 'brands'));
if (!brand) throw new Error('There is no brand.');
const [{ app, close }, pages] = await Promise.all([openPlatform(), loadPages()]);
const host = brand.brand.merchants[0]!.domains[0]!;
// From an address each: captchas are counted by it.
const visitorFrom = (address: string): Visitor => createVisitor(app, { host, language, address });
const visitor = visitorFrom('10.0.0.1');

const queries: [readonly unknown[], unknown][] = [];
const render = async (): Promise<Awaited<ReturnType<typeof pages.renderPage>>> => {
  const site = siteOf(marksOf(brand), pages.handles);
  const rendered = await pages.renderPage({ ...site, language, path: '/', base: `/${language}`, queries });
  if (rendered.asked.length === 0) return rendered;
  for (const key of rendered.asked) {
    const [operation, , { query }] = key as [Operation, string, { query?: Record<string, string> }];
    queries.push([key, (await visitor.call(operation, { ...(query && { query }) })).value]);
  }
  return render();
};
const { title, html } = await render();
const announced = (await visitor.call('getAnnouncements')).value;
const refused = await visitor.call('getMemberInfo');
const [username, email] = ['polyglot', 'polyglot@example.com'];
await signUp(visitor, username, { email });
const forgetful = visitorFrom('10.0.0.2');
const captcha = await readCaptcha(forgetful);
await forgetful.call('forgotPasswordByEmail', { body: { username, email, captcha } });
const sent = (await visitor.call('getOutbox', { query: { to: email } })).value;
const [mail] = sent?.messages ?? [];
const spoken: Spoken = {
  home: { title, html },
  announcement: announced?.announcements[0]?.title ?? '',
  refusal: refused.error?.message ?? '',
  mail: { subject: mail?.subject ?? null, text: mail?.text ?? '' },
};
console.log(JSON.stringify(spoken));
await Promise.all([close(), pages.close()]);
