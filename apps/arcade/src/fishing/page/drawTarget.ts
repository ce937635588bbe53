import type { Water } from './drawWater.ts';
import type { Swimmer } from './Swimmer.ts';

/** A ring around the fish that bullets seek. */
export const drawTarget = (
  { context, time, colours }: Water,
  { x, y, width, height }: Swimmer,
  isStill: boolean,
): void => {
  context.save();
  context.translate(x, y);
  if (!isStill) context.rotate(time * 0.8);
  context.strokeStyle = colours.accent;
  context.lineWidth = 3;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    context.beginPath();
    context.arc(
      0,
      0,
      Math.max(18, width * 0.46, height * 0.46),
      quarter * 1.571 + 0.25,
      quarter * 1.571 + 1.3,
    );
    context.stroke();
  }
  context.restore();
};
