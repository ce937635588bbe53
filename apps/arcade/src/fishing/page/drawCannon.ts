import type { FishingSkin } from '../FishingSkin.ts';
import type { Point } from './Swimmer.ts';

/** A cannon, turned to where it aims; `kick` from 1 to 0 is how far a shot has thrown it back. */
export const drawCannon = (
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  {
    size,
    angle,
    kick,
    colours,
  }: { size: number; angle: number; kick: number; colours: FishingSkin['colours'] },
): void => {
  context.save();
  context.translate(x, y);
  context.lineJoin = 'round';
  context.strokeStyle = 'rgb(20 12 4 / 85%)';
  context.lineWidth = Math.max(1.5, size * 0.05);
  context.save();
  context.rotate(angle);
  context.translate(-kick * size * 0.22, 0);
  const barrel = context.createLinearGradient(0, -size * 0.3, 0, size * 0.3);
  barrel.addColorStop(0, '#fff3d0');
  barrel.addColorStop(0.35, colours.metal);
  barrel.addColorStop(1, '#3a2207');
  context.fillStyle = barrel;
  context.beginPath();
  context.moveTo(-size * 0.3, -size * 0.3);
  context.lineTo(size * 0.95, -size * 0.18);
  context.lineTo(size * 0.95, size * 0.18);
  context.lineTo(-size * 0.3, size * 0.3);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillRect(size * 0.86, -size * 0.26, size * 0.2, size * 0.52);
  context.strokeRect(size * 0.86, -size * 0.26, size * 0.2, size * 0.52);
  context.fillRect(size * 0.24, -size * 0.27, size * 0.12, size * 0.54);
  context.restore();
  const base = context.createRadialGradient(-size * 0.15, -size * 0.2, 0, 0, 0, size * 0.6);
  base.addColorStop(0, '#fff6dc');
  base.addColorStop(0.45, colours.accent);
  base.addColorStop(1, '#5b3508');
  context.fillStyle = base;
  context.beginPath();
  context.arc(0, 0, size * 0.5, 0, 7);
  context.fill();
  context.stroke();
  context.fillStyle = colours.deep;
  context.beginPath();
  context.arc(0, 0, size * 0.2, 0, 7);
  context.fill();
  context.stroke();
  context.restore();
};
