import type { Thumbnail } from './Thumbnail.ts';

const block = 8;

/** How far the colours of a block may lie apart on a machine that draws letters otherwise. 0 to 255. */
const tolerance = 20;

/** Whether two small pictures show the same, as far as letters and lossy files let one tell. */
export const looksAlike = (one: Thumbnail, other: Thumbnail): boolean => {
  if (one.width !== other.width || Math.abs(one.height - other.height) > block) return false;
  const height = Math.min(one.height, other.height);
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < one.width; left += block) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = top; y < Math.min(top + block, height); y += 1) {
        for (let x = left; x < Math.min(left + block, one.width); x += 1) {
          const at = (y * one.width + x) * 3;
          for (const channel of [0, 1, 2])
            sums[channel]! += one.pixels[at + channel]! - other.pixels[at + channel]!;
          count += 1;
        }
      }
      if (sums.some((sum) => Math.abs(sum / count) > tolerance)) return false;
    }
  }
  return true;
};
