import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort } from 'node:worker_threads';
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

const listen = (port: MessagePort) => {
  port.once('message', async (directory: string) => port.postMessage(await answerFor(directory), []));
};

if (parentPort) listen(parentPort);
