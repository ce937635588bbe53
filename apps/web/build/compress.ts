import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whose a file is: of all brands, and compressed once for them, or a brand's own, and new with each change of it. */
export type FileOwner = 'shared' | 'brand';

/** How hard Brotli tries. The last step would take three times as long for one byte in eighty. */
const qualities: Readonly<Record<FileOwner, number>> = { shared: 11, brand: 10 };

/** A text as any web server can send it small without work. */
export const compress = async (text: Buffer, owner: FileOwner): Promise<{ br: Buffer; gz: Buffer }> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[owner],
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  return { br, gz };
};
