import { createHash } from 'node:crypto';
import type { Picture } from './takePicture.ts';

/** What is kept of a picture: its size, a digest of every pixel, and a byte for each cell to tell where it changed. */
export type Fingerprint = { width: number; height: number; digest: string; cells: Buffer };

/** Edge of a cell in pixels: fine enough to point at a button. */
export const cellSize = (width: number): number => (width > 1000 ? 80 : 48);

/** Reduces a picture to its fingerprint; one pixel that differs gives another digest. */
export const fingerprintOf = ({ width, height, pixels }: Omit<Picture, 'png'>): Fingerprint => {
  const edge = cellSize(width);
  const columns = Math.ceil(width / edge);
  const sums = new Uint32Array(columns * Math.ceil(height / edge)).fill(0x811c9dc5);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / edge) * columns;
    for (let x = 0; x < width; x += 1, at += 3) {
      const cell = row + Math.floor(x / edge);
      const pixel = (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
      sums[cell] = Math.imul(sums[cell]! ^ pixel, 0x01000193);
    }
  }
  const cells = Buffer.from(sums.map((sum) => (sum ^ (sum >>> 8) ^ (sum >>> 16) ^ (sum >>> 24)) & 0xff));
  const digest = createHash('sha256').update(pixels).digest('base64url').slice(0, 16);
  return { width, height, digest, cells };
};

/** A fingerprint as one line of text. */
export const writeFingerprint = ({ width, height, digest, cells }: Fingerprint): string =>
  `${width}x${height} ${digest} ${cells.toString('base64')}`;

/** Reads what `writeFingerprint` wrote. */
export const readFingerprint = (line: string): Fingerprint => {
  const [size = '', digest = '', cells = ''] = line.split(' ');
  const [width, height] = size.split('x').map(Number);
  return { width: width ?? 0, height: height ?? 0, digest, cells: Buffer.from(cells, 'base64') };
};
