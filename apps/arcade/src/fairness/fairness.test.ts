import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawsOf } from './drawsOf.ts';
import { hashOf } from './hashOf.ts';
import { newSeed } from './newSeed.ts';

test('a seed is committed to by its SHA-256 and no two are alike', () => {
  const seeds = Array.from({ length: 100 }, newSeed);
  expect(new Set(seeds).size).toBe(100);
  for (const seed of seeds) {
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  }
});

test('draws are the bytes of HMAC-SHA256 in order, past the first block too', () => {
  const draw = drawsOf('a seed', 'mine', 7);
  const bytes = Buffer.concat(
    [0, 1].map((cursor) => createHmac('sha256', 'a seed').update(`mine:7:${cursor}`).digest()),
  );
  for (let index = 0; index < 16; index += 1) expect(draw(2 ** 32)).toBe(bytes.readUInt32BE(index * 4));
});

test('another seed, client seed or nonce draws otherwise; the same draws the same', () => {
  const first = (seed: string, client: string, nonce: number) => {
    const draw = drawsOf(seed, client, nonce);
    return Array.from({ length: 8 }, () => draw(1_000_000)).join();
  };
  expect(first('s', 'c', 1)).toBe(first('s', 'c', 1));
  expect(new Set([first('s', 'c', 1), first('t', 'c', 1), first('s', 'd', 1), first('s', 'c', 2)]).size).toBe(
    4,
  );
});

test('refuses a bound that is no whole number of 1 to 2^32', () => {
  for (const below of [0, -1, 1.5, Number.NaN, 2 ** 33])
    expect(() => drawsOf('s', 'c', 0)(below)).toThrow(RangeError);
});

test('numbers below a bound that does not divide 2^32 are equally likely (chi-square, p = 0.00001)', () => {
  const draw = drawsOf('a fixed seed for a fixed sample', 'chi', 0);
  for (const [below, critical] of [
    [6, 30.86],
    [37, 93.2],
    [52, 115.6],
  ] as const) {
    const counts = Array.from({ length: below }, () => 0);
    const count = 40_000;
    for (let index = 0; index < count; index += 1) counts[draw(below)]! += 1;
    const expected = count / below;
    const square = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    expect(square, `${below} numbers`).toBeLessThan(critical);
  }
});
