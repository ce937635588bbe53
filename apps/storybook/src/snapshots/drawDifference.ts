import sharp from 'sharp';
import { type Area, changedCells } from './changedCells.ts';
import { readFingerprint } from './fingerprint.ts';
import type { Difference } from './findDifferences.ts';

const outline = ({ x, y, width, height }: Area) =>
  `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" fill="#e11d4833" stroke="#e11d48" stroke-width="2"/>`;

/** The picture as it is now, pale, with every part that has changed marked. */
export const drawDifference = async ({ drawn, before }: Difference): Promise<Buffer> => {
  const { fingerprint, changed } = drawn;
  const { width, height } = fingerprint;
  const areas = before ? changedCells(readFingerprint(before.line), fingerprint) : [];
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff" opacity=".55"/>${areas.map(outline).join('')}</svg>`;
  return sharp(changed.png)
    .composite([{ input: Buffer.from(marks), left: 0, top: 0 }])
    .webp({ quality: 70 })
    .toBuffer();
};
