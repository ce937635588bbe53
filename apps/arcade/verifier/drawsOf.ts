import { createHmac } from 'node:crypto';

/** Draws a number of 0 up to, and without, `below`. */
export type Draw = (below: number) => number;

/** The draws of a round, by "Blocks and draws" of docs/fairness.md. */
export const drawsOf = (seed: string, client: string, nonce: number): Draw => {
  let bytes = Buffer.alloc(0);
  let cursor = 0;
  return (below) => {
    for (;;) {
      if (bytes.length === 0) {
        bytes = createHmac('sha256', seed).update(`${client}:${nonce}:${cursor}`).digest();
        cursor += 1;
      }
      const value = bytes.readUInt32BE(0);
      bytes = bytes.subarray(4);
      if (value < 2 ** 32 - (2 ** 32 % below)) return value % below;
    }
  };
};
