import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { FontFamily } from '@marquee/brand';
import { BrandError, loadBrand } from '@marquee/brand/load';

/** The families that a brand's fonts were cut to, by the names under which `fonts.gen.ts` gives them. */
const readFonts = async (directory: string): Promise<Record<string, FontFamily>> => {
  const file = join(directory, 'fonts.gen.ts');
  return existsSync(file) ? { ...(await import(pathToFileURL(file).href)) } : {};
};

/** The folder's brand, or what is wrong with it. */
const answerFor = async (directory: string) => {
  try {
    return { loaded: await loadBrand(directory), fonts: await readFonts(directory) };
  } catch (error) {
    if (error instanceof BrandError) return { problems: error.problems };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

/** Answers each message with the folder as it is then: its modules get addresses that none was imported by before. */
const listen = (port: MessagePort, directory: string) => {
  const folder = `${pathToFileURL(directory).href}/`;
  let readings = 0;
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const resolved = nextResolve(specifier, context);
      if (!resolved.url.startsWith(folder)) return resolved;
      return { ...resolved, url: `${resolved.url.replace(/\?.*$/, '')}?reading=${readings}` };
    },
  });
  port.on('message', async () => {
    readings += 1;
    port.postMessage(await answerFor(directory), []);
  });
};

if (parentPort) listen(parentPort, workerData as string);
