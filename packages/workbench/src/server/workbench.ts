import { dirname, relative, sep } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import type { Plugin, ViteDevServer } from 'vite';
import { ENDPOINT } from '../Bench.ts';
import { PAGE_CHANGE, PAGE_START, startOf } from '../PageChange.ts';
import { brandChangeOf } from './brandChangeOf.ts';
import { createEndpoint } from './endpoint/createEndpoint.ts';
import { createFreshBrand, type CutFonts } from './createFreshBrand.ts';
import { overlayOf, placeProblems, type PlacedProblem } from './overlayOf.ts';
import { marksOf, pageChangeOf } from './pageChangeOf.ts';
import { signatureOf } from './signatureOf.ts';

/** Milliseconds in which an editor finishes writing the files that it saves together. */
const pause = 40;

type Options = {
  /** The brand that is shown. It is replaced in place by what its folder says after an edit. */
  loaded: LoadedBrand;
  /** Module ids of the code that is written from the brand. */
  modules: readonly string[];
  /** Lets the platform take over what is settled anew. */
  applySettings?: (loaded: LoadedBrand) => Promise<void>;
};

/** Follows the folder of a brand while the server runs, and brings open pages up to date. */
const followFolder = (server: ViteDevServer, { loaded, modules, applySettings }: Options) => {
  const { directory } = loaded;
  const brands = dirname(directory);
  const { hot } = server.environments.client;
  const { logger } = server.config;
  const fresh = createFreshBrand(directory);
  let marks = marksOf(loaded);
  let isEdited = false;
  let cutFonts: CutFonts | undefined;
  let problems: readonly PlacedProblem[] = [];

  const tell = (found: readonly PlacedProblem[]) => {
    const payload = overlayOf(found, brands);
    logger.error(payload.err.message, { timestamp: true });
    problems = found;
    hot.send(payload);
  };

  /** Lets the platform take over what is settled; why it does not, where it refuses. */
  const applied = async () => {
    try {
      await applySettings?.(loaded);
    } catch (error) {
      return (error as Error).message;
    }
  };

  let signature = signatureOf(directory);
  const readAgain = async () => {
    const found = signatureOf(directory);
    if (found === signature) return;
    signature = found;
    const answer = await fresh.read();
    if ('problems' in answer) return tell(await placeProblems(answer.problems, brands));
    const before = { loaded: { ...loaded }, marks };
    marks = marksOf(answer.loaded);
    cutFonts = answer.fonts;
    Object.assign(loaded, answer.loaded);
    isEdited = true;
    const hadProblems = problems.length > 0;
    problems = [];
    for (const id of modules) {
      const module = server.environments.client.moduleGraph.getModuleById(id);
      if (module) server.environments.client.moduleGraph.invalidateModule(module);
    }
    const { isSettled, pages } = brandChangeOf(before.loaded, loaded);
    if (pages === 'restart')
      logger.warn(
        `The domains of ${loaded.brand.name} have changed: start \`npm run dev\` anew to see them.`,
      );
    const refusal = isSettled ? await applied() : undefined;
    if (refusal !== undefined)
      return tell([{ file: relative(dirname(brands), directory), key: '', message: refusal }]);
    if (hadProblems || pages === 'reload') return hot.send({ type: 'full-reload' });
    const change = pageChangeOf(before, { loaded, marks }, Date.now());
    // What is settled is asked for again by a site that starts again.
    hot.send(PAGE_CHANGE, { ...change, isSite: change.isSite || isSettled });
  };

  // One reading at a time: what is saved meanwhile is read after it.
  let reading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(directory);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(directory + sep) || path.endsWith('.md')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(readAgain).catch((error: Error) => logger.error(error.message));
    }, pause);
  });
  hot.on(PAGE_START, (start: string, page) => {
    if (!isEdited) return;
    const isSite = start !== startOf({ brand: loaded.brand, ...marks });
    page.send(PAGE_CHANGE, { ...pageChangeOf({ loaded, marks }, { loaded, marks }, Date.now()), isSite });
  });
  hot.on('vite:client:connect', () => {
    if (problems.length > 0) hot.send(overlayOf(problems, brands));
  });
  server.httpServer?.once('close', () => void fresh.close());

  return {
    /** The families that the brand's fonts were cut to, read when they are asked for first. */
    fonts: async () => {
      if (cutFonts) return cutFonts;
      const answer = await fresh.read();
      return (cutFonts = 'fonts' in answer ? answer.fonts : {});
    },
  };
};

/** Shows edits of a brand's folder in open pages at once. Part of no build. */
export const workbench = (options: Options): Plugin => ({
  name: 'marquee:workbench',
  apply: 'serve',
  // Only the panel needs it, so that no page would tell the optimiser before the panel is loaded.
  config: () => ({ optimizeDeps: { include: ['@marquee/brand > culori'] } }),
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/@id/@marquee/workbench/panel' }, injectTo: 'body' },
  ],
  configureServer: (server) => {
    const { fonts } = followFolder(server, options);
    const endpoint = createEndpoint({ loaded: options.loaded, fonts });
    server.middlewares.use(ENDPOINT, (request, response) => void endpoint(request, response));
  },
});
