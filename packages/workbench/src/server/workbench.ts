import { dirname, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LoadedBrand } from '@marquee/brand/load';
import type { Plugin, ViteDevServer } from 'vite';
import { PAGE_CHANGE } from '../PageChange.ts';
import { brandChangeOf } from './brandChangeOf.ts';
import { createFreshBrand } from './createFreshBrand.ts';
import { overlayOf, placeProblems, type PlacedProblem } from './overlayOf.ts';
import { marksOf, pageChangeOf } from './pageChangeOf.ts';

/** Milliseconds in which an editor finishes writing the files that it saves together. */
const pause = 30;

type Options = {
  /** The brand that is shown. It is replaced in place by what its folder says after an edit. */
  loaded: LoadedBrand;
  /** Module ids of the code that is written from the brand. */
  modules: readonly string[];
  /** Lets the platform take over what is settled anew. */
  applySettings?: () => Promise<void>;
};

/** Follows the folder of a brand while the server runs, and brings open pages up to date. */
const followFolder = (server: ViteDevServer, { loaded, modules, applySettings }: Options) => {
  const { directory } = loaded;
  const brands = dirname(directory);
  const { hot } = server.environments.client;
  const { logger } = server.config;
  const fresh = createFreshBrand(directory);
  let marks = marksOf(loaded);
  let problems: readonly PlacedProblem[] = [];

  const tell = (found: readonly PlacedProblem[]) => {
    const payload = overlayOf(found, brands);
    // Saving a file once may be heard of twice.
    if (!isDeepStrictEqual(found, problems)) logger.error(payload.err.message, { timestamp: true });
    problems = found;
    hot.send(payload);
  };

  const readAgain = async () => {
    const answer = await fresh.read();
    if ('problems' in answer) return tell(await placeProblems(answer.problems, brands));
    const before = { loaded: { ...loaded }, marks };
    marks = marksOf(answer.loaded);
    Object.assign(loaded, answer.loaded);
    const hadProblems = problems.length > 0;
    problems = [];
    for (const id of modules) {
      const module = server.environments.client.moduleGraph.getModuleById(id);
      if (module) server.environments.client.moduleGraph.invalidateModule(module);
    }
    const change = brandChangeOf(before.loaded, loaded);
    if (change === 'restart')
      logger.warn(
        `The domains of ${loaded.brand.name} have changed: start \`npm run dev\` anew to see them.`,
      );
    if (change === 'platform') await applySettings?.();
    if (hadProblems || change === 'platform' || change === 'reload') return hot.send({ type: 'full-reload' });
    hot.send(PAGE_CHANGE, pageChangeOf(before, { loaded, marks }, Date.now()));
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
  hot.on('vite:client:connect', () => {
    if (problems.length > 0) hot.send(overlayOf(problems, brands));
  });
  server.httpServer?.once('close', () => void fresh.close());
};

/** Shows edits of a brand's folder in open pages at once. Part of no build. */
export const workbench = (options: Options): Plugin => ({
  name: 'marquee:workbench',
  apply: 'serve',
  configureServer: (server) => followFolder(server, options),
});
