import { type MessagePort, parentPort } from 'node:worker_threads';
import { BrandError, loadBrand } from '@marquee/brand/load';

/** The folder's brand, or what is wrong with it. */
const answerFor = async (directory: string) => {
  try {
    return { loaded: await loadBrand(directory) };
  } catch (error) {
    if (error instanceof BrandError) return { problems: error.problems };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

const listen = (port: MessagePort) => {
  port.once('message', async (directory: string) => port.postMessage(await answerFor(directory), []));
};

if (parentPort) listen(parentPort);
