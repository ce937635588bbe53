import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type FromRenderer,
  type PageAnswer,
  type PageQuestion,
  pagesFolder,
  type RendererData,
  rendererFile,
  type ToRenderer,
} from '@marquee/deployment';

/** Milliseconds after which it is looked whether another build has taken the place of the one that renders. */
const lookAfter = 1_000;

/** Milliseconds that a page may take; its frame is sent instead, and a program that hangs is ended. */
const patience = 5_000;

/** Pages that may wait at a time. Whoever comes then has the frame. */
const mostWaiting = 64;

/** Answers what a page asks: the value of a call as a visitor of the host reads it, or the code that it is refused with. */
export type PageAsk = (
  host: string,
  path: string,
  language: string,
) => Promise<{ value: unknown } | { refusal: string }>;

/** Renders pages of built sites. */
export type PageRenderer = {
  /** Rejects where the page cannot be made now; null where no build that can render stands there. */
  render: (page: PageQuestion) => Promise<PageAnswer | null>;
  stop: () => Promise<void>;
};

type Running = {
  /** Folder of the build that it renders. */
  folder: string;
  render: (page: PageQuestion) => Promise<PageAnswer>;
  hasEnded: () => boolean;
  end: () => Promise<void>;
};

const start = (folder: string, ask: PageAsk): Running => {
  const data: RendererData = { sites: folder };
  const worker = new Worker(join(folder, pagesFolder, rendererFile), {
    workerData: data,
    // It needs none of what this process was started with.
    execArgv: [],
    env: { NODE_ENV: 'production' },
  });
  // Nobody waits for it alone.
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<PageAnswer>>();
  let count = 0;
  let hasEnded = false;
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (message: ToRenderer) => worker.postMessage(message);
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const end = async () => {
    hasEnded = true;
    fail(new Error('What renders pages was ended.'));
    await worker.terminate();
  };
  worker.on('error', (error: Error) => {
    hasEnded = true;
    fail(error);
  });
  worker.on('exit', () => {
    hasEnded = true;
    fail(new Error('What renders pages has ended.'));
  });
  worker.on('message', (message: FromRenderer) => {
    if ('question' in message) {
      const { question, asked } = message;
      ask(...asked).then(
        (answer) => tell({ question, ...answer }),
        () => tell({ question, refusal: 'INTERNAL' }),
      );
      return;
    }
    const answer = waiting.get(message.rendered);
    waiting.delete(message.rendered);
    if ('page' in message) answer?.resolve(message.page);
    else answer?.reject(new Error(message.failure));
  });
  const render = async (page: PageQuestion) => {
    if (hasEnded) throw new Error('What renders pages begins anew.');
    if (waiting.size >= mostWaiting) throw new Error('Too many pages wait to be rendered.');
    count += 1;
    const number = count;
    const answer = Promise.withResolvers<PageAnswer>();
    waiting.set(number, answer);
    const timer = setTimeout(() => {
      if (waiting.has(number)) void end();
    }, patience);
    tell({ render: number, page });
    return answer.promise.finally(() => clearTimeout(timer));
  };
  return { folder, render, hasEnded: () => hasEnded, end };
};

/** Renders the pages of the sites in a folder, by the program that their build has left beside them, in a thread of its own. */
export const createPageRenderer = (sitesDir: string, ask: PageAsk): PageRenderer => {
  let running: Running | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (performance.now() - lookedAt < lookAfter) return;
    lookedAt = performance.now();
    // A build and a release put a whole folder in the place of another.
    const folder = await realpath(sitesDir).catch(() => null);
    const isThere = folder !== null && existsSync(join(folder, pagesFolder, rendererFile));
    if (isThere && running?.folder === folder && !running.hasEnded()) return;
    void running?.end();
    running = isThere ? start(folder, ask) : null;
  };
  return {
    render: async (page) => {
      await look();
      return running ? running.render(page) : null;
    },
    stop: async () => {
      await running?.end();
      running = null;
    },
  };
};
