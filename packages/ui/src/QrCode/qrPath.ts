import { encode } from 'uqr';

/** A QR code as one SVG path of unit squares, and how many of them a side has, the quiet zone included. */
export const qrPath = (text: string): { path: string; side: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return { path, side: size };
};
