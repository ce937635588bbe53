/** Draws a whole number of 0 up to, not including, `below`, each as likely as the other. */
export type Draw = (below: number) => number;

/** How many values four bytes have. */
const range = 2 ** 32;

/**
 * The draws of one round from its blocks of 32 bytes: four bytes each, in order. Values that would favour low numbers
 * are passed over.
 */
export const createDraw = (blockOf: (cursor: number) => Uint8Array): Draw => {
  let block: DataView | undefined;
  let cursor = 0;
  let at = 32;
  const next = (): number => {
    if (!block || at === 32) {
      const bytes = blockOf(cursor);
      block = new DataView(bytes.buffer, bytes.byteOffset, 32);
      cursor += 1;
      at = 0;
    }
    const value = block.getUint32(at);
    at += 4;
    return value;
  };
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > range)
      throw new RangeError(`A draw is below a whole number of 1 to 2^32, not ${below}.`);
    const end = range - (range % below);
    for (;;) {
      const value = next();
      if (value < end) return value % below;
    }
  };
};
