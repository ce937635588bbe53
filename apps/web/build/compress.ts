import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whose a file is: of all brands, and compressed once for them, or a brand's own, and new with each change of it. */
export type FileOwner = 'shared' | 'brand';

/** Up to here hardly any time is lost by trying hardest. Bytes. */
const small = 16_384;

/**
 * How hard Brotli tries. The steps above 8 take up to twenty times as long for one byte in fifteen: too much for what
 * every brand has by the dozen.
 */
const qualities: Readonly<Record<FileOwner, number>> = { shared: 11, brand: 8 };

/** Bits of Brotli's window: no more than the text is long, for it takes memory by this, and time to take it. */
const windowFor = (length: number) => Math.min(Math.max(Math.ceil(Math.log2(length + 1)), 16), 22);

/** A text as any web server can send it small without work. */
export const compress = async (text: Buffer, owner: FileOwner): Promise<{ br: Buffer; gz: Buffer }> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: text.length < small ? qualities.shared : qualities[owner],
    [constants.BROTLI_PARAM_LGWIN]: windowFor(text.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  return { br, gz };
};
