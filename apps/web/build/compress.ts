import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside a text file, so that any web server can send it small without work. */
export const compress = async (path: string): Promise<void> => {
  const text = await readFile(path);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  };
  await Promise.all([
    writeFile(`${path}.br`, await brotli(text, options)),
    writeFile(`${path}.gz`, await zip(text, { level: 9 })),
  ]);
};
