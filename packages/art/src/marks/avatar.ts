import type { ArtStyle } from '@marquee/reference';
import type { GamePalette } from '../colours/gamePalettes.ts';
import type { Subject } from '../subjects/subjects.ts';
import { createCanvas } from '../tile/createCanvas.ts';

type Portrait = readonly [subject: Subject, palette: GamePalette, size: number, x: number, y: number];

/** Who can stand for a player: subject, colours behind it, how near it is, and where its middle stands. */
const portraits: readonly Portrait[] = [
  ['luckyCat', 'crimson', 0.84, 96, 108],
  ['dragon', 'jade', 0.8, 96, 100],
  ['moonRabbit', 'midnight', 0.86, 96, 116],
  ['fox', 'forest', 0.9, 96, 100],
  ['tiger', 'gold', 0.84, 96, 102],
  ['nightOwl', 'plum', 0.82, 96, 104],
  ['koi', 'lagoon', 0.8, 96, 98],
  ['godOfWealth', 'ember', 0.94, 96, 116],
  ['pirate', 'abyss', 0.94, 96, 116],
  ['silkLady', 'rose', 0.94, 96, 116],
  ['footballer', 'pitch', 0.9, 96, 118],
  ['clockmaker', 'copper', 0.92, 96, 110],
];

/** How many avatars there are. */
export const avatarCount = portraits.length;

const edge = 192;

/** A player's picture (192 × 192) as SVG text; `number` counts from 1. Throws RangeError beyond the last. */
export const avatar = (number: number, name: ArtStyle): string => {
  const portrait = portraits[number - 1];
  if (!portrait) throw new RangeError(`There are ${avatarCount} avatars, and no number ${number}.`);
  const [subject, palette, size, x, y] = portrait;
  const canvas = createCanvas(`avatar${number}`, {
    palette,
    light: 'left',
    seed: `avatar:${number}`,
    style: name,
  });
  const { pen, style, put } = canvas;
  const stage = { width: edge, height: edge, x: edge / 2, y: edge / 2 };
  return canvas.svg(edge, edge, style.ground(pen, stage) + put(subject, { x, y, size }));
};
