import type { FishingSkin } from '../FishingSkin.ts';
import { readPicture } from './createSprites.ts';

/** The backdrop, kept in the canvas's own size: painting a vector picture for each frame would be slow. */
export const createScenery = async ({ backdrop, holds }: FishingSkin) => {
  const picture = await readPicture(backdrop);
  const kept = document.createElement('canvas');
  return {
    resize: (width: number, height: number) => {
      kept.width = width;
      kept.height = height;
      if (!picture.naturalWidth) return;
      const scale = Math.max(width / 1200, height / 900);
      // On a wide sea it is pressed a little before it is cut off.
      const tall = Math.max(height, 900 * scale * 0.72);
      const y = holds === 'top' ? 0 : height - tall;
      kept.getContext('2d')?.drawImage(picture, (width - 1200 * scale) / 2, y, 1200 * scale, tall);
    },
    draw: (context: CanvasRenderingContext2D, width: number, height: number) => {
      context.drawImage(kept, 0, 0, width, height);
    },
  };
};
