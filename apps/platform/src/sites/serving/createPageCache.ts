import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from '@marquee/deployment';

/** Milliseconds for which a page is sent as it is; afterwards it is made anew while it is sent. */
const freshFor = 15_000;

/** Milliseconds after which nobody is sent a page any more: it is waited for. Answers count as fresh for as long. */
const keptFor = 60_000;

/** Bytes that all pages of a node may take. */
const most = 64 * 1024 * 1024;

/** A page as it is sent. */
export type ReadyPage = {
  status: 200 | 404;
  /** Null where the frame is sent. */
  document: {
    plain: Buffer;
    br: Buffer;
    gzip: Buffer;
    etag: string;
    policy: string;
  } | null;
};

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

const ready = async (answer: PageAnswer | null, policyOf: (html: string) => string): Promise<ReadyPage> => {
  if (answer === 'missing') return { status: 404, document: null };
  if (answer === null || answer === 'none') return { status: 200, document: null };
  const plain = Buffer.from(answer.html);
  const [br, packed] = await Promise.all([
    packBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    packGzip(plain),
  ]);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  return { status: 200, document: { plain, br, gzip: packed, etag, policy: policyOf(answer.html) } };
};

/** How a page is made where it is not kept. */
type Making = { render: () => Promise<PageAnswer | null>; policyOf: (html: string) => string };

/** Rendered pages. One that many ask for at once is rendered once. */
export type PageCache = {
  /** Rejects where a page that is not kept cannot be made. */
  find: (merchant: string, name: string, making: Making) => Promise<ReadyPage>;
  /** Forgets the pages of a merchant, or of all: what they show has changed. */
  forget: (merchant?: string) => void;
};

/** Keeps rendered pages in memory. */
export const createPageCache = (): PageCache => {
  const pages = new LRUCache<string, ReadyPage, Making>({
    maxSize: most,
    sizeCalculation: ({ document }) =>
      1_000 + (document ? document.plain.length + document.br.length + document.gzip.length : 0),
    ttl: freshFor,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context }) => ready(await context.render(), context.policyOf),
  });
  // Pages of an edition that is over are asked for no more; in time others take their room.
  const editions = new Map<string, number>();
  let edition = 0;
  return {
    find: async (merchant, name, making) => {
      const key = `${merchant} ${edition}.${editions.get(merchant) ?? 0} ${name}`;
      const isOld = pages.getRemainingTTL(key) < freshFor - keptFor;
      return pages.forceFetch(key, { context: making, ...(isOld && { allowStale: false }) });
    },
    forget: (merchant) => {
      if (merchant === undefined) edition += 1;
      else editions.set(merchant, (editions.get(merchant) ?? 0) + 1);
    },
  };
};
