import type { FishingSkin } from '../FishingSkin.ts';
import type { Swimmer } from './Swimmer.ts';

/** Reads an SVG text; one that cannot be read stays empty. */
export const readPicture = async (text: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;utf8,${encodeURIComponent(text)}`;
  await image.decode().catch(() => undefined);
  return image;
};

/** Draws fish that bend as they swim: each picture is painted once in its size and then laid in slices on a wave. */
export const createSprites = (pictures: Readonly<Record<string, HTMLImageElement>>, skin: FishingSkin) => {
  const painted = new Map<string, HTMLCanvasElement>();
  const paint = ({ name, width, height }: Swimmer, ratio: number) => {
    const known = painted.get(name);
    if (known?.width === Math.ceil(width * ratio)) return known;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * ratio);
    canvas.height = Math.max(1, Math.ceil(height * ratio));
    const picture = pictures[name];
    if (picture?.naturalWidth) canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    painted.set(name, canvas);
    return canvas;
  };
  return (context: CanvasRenderingContext2D, one: Swimmer, ratio: number) => {
    const sprite = paint(one, ratio);
    const { width, height, look, caught } = one;
    context.save();
    context.translate(one.x, one.y);
    const isLeft = Math.cos(one.angle) < 0;
    if (caught !== undefined) {
      context.globalAlpha = Math.max(0, 1 - caught / 0.9);
      context.rotate(caught * 9);
      context.scale(1 - caught * 0.7, 1 - caught * 0.7);
    } else if (look.motion === 'float') context.scale(isLeft ? -1 : 1, 1);
    else {
      context.rotate(one.angle);
      if (isLeft && !skin.isFromAbove) context.scale(1, -1);
    }
    if (look.motion !== 'swim' || !one.way) {
      const breath = one.way && look.motion === 'float' ? 1 + Math.sin(one.phase * 0.6) * 0.03 : 1;
      context.drawImage(sprite, -width / 2, (-height * breath) / 2, width, height * breath);
    } else {
      const slices = Math.max(8, Math.min(40, Math.round(width / 5)));
      const step = sprite.width / slices;
      const wide = width / slices;
      for (let at = 0; at < slices; at += 1) {
        const behind = 1 - (at + 0.5) / slices;
        const off = Math.sin(one.phase - behind * -3.4) * width * 0.035 * behind ** 1.4;
        context.drawImage(
          sprite,
          at * step,
          0,
          step,
          sprite.height,
          -width / 2 + at * wide,
          -height / 2 + off,
          wide + 0.6,
          height,
        );
      }
    }
    context.restore();
  };
};
