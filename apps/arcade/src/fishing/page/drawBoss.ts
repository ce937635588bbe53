import type { Water } from './drawWater.ts';
import type { Point } from './Swimmer.ts';

/** Rings of a song around whoever sings it. */
export const drawSong = ({ context, time, colours }: Water, { x, y }: Point, size: number): void => {
  context.save();
  context.strokeStyle = colours.accent;
  context.fillStyle = colours.accent;
  context.lineWidth = 2;
  for (let ring = 0; ring < 3; ring += 1) {
    const part = (time * 0.4 + ring / 3) % 1;
    context.globalAlpha = 0.5 * (1 - part);
    context.beginPath();
    context.arc(x, y, size * (0.4 + part * 1.1), 0, 7);
    context.stroke();
    const angle = ring * 2.1 + time * 0.5;
    const [noteX, noteY] = [
      x + Math.cos(angle) * size * (0.4 + part),
      y + Math.sin(angle) * size * (0.4 + part) - 6,
    ];
    context.globalAlpha = 1 - part;
    context.beginPath();
    context.ellipse(noteX, noteY, 5, 3.6, -0.4, 0, 7);
    context.fill();
    context.beginPath();
    context.moveTo(noteX + 4.5, noteY);
    context.lineTo(noteX + 4.5, noteY - 15);
    context.quadraticCurveTo(noteX + 11, noteY - 12, noteX + 9, noteY - 5);
    context.stroke();
  }
  context.restore();
};

/** A net of lightning that sweeps the sea; `part` goes from 0 to 1. */
export const drawSweep = ({ context, width, height, time, colours }: Water, part: number): void => {
  context.save();
  context.globalAlpha = Math.min(1, (1 - part) * 2);
  context.strokeStyle = colours.accent;
  context.shadowColor = colours.accent;
  context.shadowBlur = 12;
  context.lineWidth = 2.5;
  const reach = width * (0.15 + part);
  const beat = Math.floor(time * 12);
  context.beginPath();
  for (let line = 0; line < 6; line += 1) {
    const y = (height * (line + 0.5)) / 6;
    const x = (width * (line + 0.5)) / 6;
    context.moveTo(Math.max(0, reach - width * 0.5), y);
    for (let at = 0; at <= 8; at += 1) {
      const jump = (((at * 7 + line * 13 + beat * 5) % 9) - 4) * 4;
      context.lineTo(Math.max(0, reach - width * 0.5) + (at * width * 0.5) / 8, y + jump);
    }
    if (x > reach || x < reach - width * 0.5) continue;
    context.moveTo(x, 0);
    for (let at = 0; at <= 8; at += 1)
      context.lineTo(x + (((at * 5 + line * 11 + beat * 7) % 9) - 4) * 4, (at * height) / 8);
  }
  context.stroke();
  context.restore();
};
