import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import type { Page } from 'playwright';

/** The process of a page ended: nothing that is asked of the page is answered any more, or even refused. */
class PageCrashed extends Error {}

const isTold = (error: unknown) => error instanceof Error && error.message.includes('Target crashed');

const unlessCrashed = async <T>(page: Page, work: Promise<T>): Promise<T> => {
  let tell = () => undefined as void;
  const crash = new Promise<never>((_resolve, reject) => {
    tell = () => reject(new PageCrashed('its page crashed'));
    page.once('crash', tell);
  });
  try {
    return await Promise.race([work, crash]);
  } catch (error) {
    throw isTold(error) ? new PageCrashed('its page crashed', { cause: error }) : error;
  } finally {
    page.off('crash', tell);
  }
};

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

/** What Chromium most often ends for want of: memory, and room for what its processes share, which are files here. */
const room = () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  return `${megabytes(freemem())} of memory and ${megabytes(bavail * bsize)} of ${tmpdir()} are free`;
};

type Options<T> = {
  /** What is done, for whoever reads that it was done twice. */
  name: string;
  page: Page;
  /** Opens another page, in which the work begins anew. */
  reopen: () => Promise<Page>;
  work: (page: Page) => Promise<T>;
};

/** A renderer of Chromium ends by itself in up to one of five drawings of a page of frames: so many may be needed. */
const pages = 5;

/** Does work in a page, and where its process ends once more in another; says so, with the room that was left. */
export const despiteCrash = async <T>(options: Options<T>, left = pages - 1): Promise<T> => {
  const { name, page, reopen, work } = options;
  try {
    return await unlessCrashed(page, work(page));
  } catch (error) {
    if (!(error instanceof PageCrashed) || left === 0) throw error;
    console.warn(`! ${name}: the page crashed and is opened anew; ${room()}.`);
    return despiteCrash({ ...options, page: await reopen() }, left - 1);
  }
};
