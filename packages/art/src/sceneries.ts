import type { Brush } from './Brush.ts';
import { mix } from './mix.ts';
import { balls } from './motifs/balls.ts';
import { cardFan } from './motifs/cardFan.ts';
import { chips } from './motifs/chips.ts';
import { fish } from './motifs/fish.ts';
import { football } from './motifs/football.ts';
import { lotus } from './motifs/lotus.ts';
import { trophy } from './motifs/trophy.ts';
import { wheel } from './motifs/wheel.ts';
import { placed } from './shapes.ts';

/** Names of the scenes that banners show. */
export const sceneryNames = ['lotus-pond', 'north-bay', 'stadium', 'casino', 'lottery', 'deep-sea'] as const;

/** A scene of a banner. */
export type Scenery = (typeof sceneryNames)[number];

/** Where a scene's object stands and how large the picture is. */
export type Stage = { width: number; height: number; x: number; y: number; size: number };

const wave = (width: number, y: number, height: number, lift: number) =>
  `M0 ${y}C${width * 0.2} ${y - lift} ${width * 0.35} ${y + lift} ${width * 0.5} ${y}S${width * 0.8} ${y - lift} ${width} ${y}V${height}H0Z`;

const water = ({ palette }: Brush, { width, height }: Stage, from: number) =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        `<path d="${wave(width, height * (from + row * 0.09), height, 10 + row * 5)}" fill="${mix(palette.mid, palette.deep, 0.25 + row * 0.2)}" opacity=".85"/>`,
    )
    .join('');

const moon = (brush: Brush, x: number, y: number, radius: number) => {
  const halo = brush.radial([`${brush.palette.glow}/0.7`, `${brush.palette.glow}/0`], {
    x: 0.5,
    y: 0.5,
    r: 0.5,
  });
  const disc = brush.radial(['#ffffff', brush.palette.bright, brush.palette.glow]);
  return `<circle cx="${x}" cy="${y}" r="${radius * 3}" fill="${halo}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/>`;
};

const pads = ({ palette, random }: Brush, { width, height }: Stage) =>
  Array.from({ length: 9 }, () => {
    const x = random.whole(Math.round(width * 0.35), width);
    const y = random.whole(Math.round(height * 0.76), height);
    const size = random.between(26, 64);
    return `<ellipse cx="${x}" cy="${y}" rx="${size.toFixed(0)}" ry="${(size * 0.3).toFixed(0)}" fill="${mix(palette.mid, palette.glow, random.between(0.05, 0.35))}"/>`;
  }).join('');

const lotusPond = (brush: Brush, stage: Stage) =>
  moon(brush, stage.x + 40 * stage.size, stage.height * 0.3, 46 * stage.size) +
  water(brush, stage, 0.62) +
  pads(brush, stage) +
  placed(lotus(brush), stage.x - 190 * stage.size, stage.height * 0.78, {
    size: 0.55 * stage.size,
    turn: -6,
  }) +
  placed(lotus(brush), stage.x + 190 * stage.size, stage.height * 0.84, { size: 0.7 * stage.size, turn: 6 }) +
  placed(lotus(brush), stage.x, stage.height * 0.62, { size: 1.3 * stage.size });

const northBay = (brush: Brush, stage: Stage) => {
  const { palette } = brush;
  const { width, height, x, size } = stage;
  const cliff = (from: number, top: number, shade: number) =>
    `<path d="M${from} ${height * 0.7}L${from + 60 * size} ${top}L${from + 150 * size} ${top - 26 * size}L${from + 250 * size} ${top + 18 * size}L${from + 330 * size} ${height * 0.7}Z" fill="${mix(palette.mid, palette.deep, shade)}"/>`;
  const tower = `<path d="M-26 130L-16 -76H16L26 130Z" fill="#ffffff"/><path d="M-23 70L-20 20H20L23 70ZM-18 -30L-16 -76H16L18 -30Z" fill="${palette.accent}"/><rect x="-22" y="-86" width="44" height="10" fill="${palette.deep}"/><rect x="-13" y="-112" width="26" height="26" fill="${palette.bright}"/><path d="M-18 -112H18L0 -134Z" fill="${palette.accent}"/>`;
  const beam = `<path d="M${x} ${height * 0.33}L0 ${height * 0.02}V${height * 0.34}Z" fill="#fff" opacity=".16"/><path d="M${x} ${height * 0.33}L${width} ${height * 0.1}V${height * 0.5}Z" fill="#fff" opacity=".14"/>`;
  return (
    moon(brush, x - 190 * size, height * 0.4, 40 * size) +
    cliff(x - 300 * size, height * 0.5, 0.1) +
    cliff(x + 40 * size, height * 0.42, 0.2) +
    beam +
    cliff(x - 120 * size, height * 0.56, 0.35) +
    placed(tower, x, height * 0.5, { size: size * 1.05 }) +
    water(brush, stage, 0.68)
  );
};

const stadium = (brush: Brush, stage: Stage) => {
  const { palette } = brush;
  const { width, height, x, size } = stage;
  const lamp = (at: number) =>
    `<path d="M${at} 0L${at - 150 * size} ${height}H${at + 150 * size}Z" fill="#fff" opacity=".07"/><circle cx="${at}" cy="10" r="${20 * size}" fill="#fff" opacity=".85"/>`;
  const rows = [0, 1, 2, 3, 4]
    .map(
      (row) =>
        `<path d="M0 ${height * (0.3 + row * 0.07)}Q${width / 2} ${height * (0.44 + row * 0.07)} ${width} ${height * (0.3 + row * 0.07)}V${height}H0Z" fill="${mix(palette.mid, palette.deep, 0.7 - row * 0.13)}"/>`,
    )
    .join('');
  return (
    rows +
    lamp(width * 0.2) +
    lamp(width * 0.55) +
    lamp(width * 0.9) +
    `<path d="M0 ${height * 0.78}Q${width / 2} ${height * 0.7} ${width} ${height * 0.78}V${height}H0Z" fill="#1f9d57"/><path d="M0 ${height * 0.88}Q${width / 2} ${height * 0.8} ${width} ${height * 0.88}" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>` +
    placed(trophy(brush), x + 170 * size, height * 0.52, { size: 0.9 * size }) +
    placed(football(brush), x - 30 * size, height * 0.58, { size: 1.25 * size })
  );
};

const casino = (brush: Brush, { x, y, size }: Stage) =>
  placed(wheel(brush), x + 90 * size, y - 10 * size, { size: 1.5 * size }) +
  placed(cardFan(brush), x - 170 * size, y + 20 * size, { size: 0.95 * size, turn: -8 }) +
  placed(chips(brush), x - 10 * size, y + 96 * size, { size: 0.95 * size });

const lottery = (brush: Brush, { x, y, size }: Stage) =>
  placed(balls(brush), x - 150 * size, y + 70 * size, { size: 0.85 * size, turn: -12 }) +
  placed(balls(brush), x + 60 * size, y, { size: 1.55 * size });

const deepSea = (brush: Brush, stage: Stage) =>
  [0.15, 0.4, 0.65]
    .map(
      (at) =>
        `<path d="M${stage.width * at} 0L${stage.width * (at + 0.06)} ${stage.height}H${stage.width * (at + 0.25)}L${stage.width * (at + 0.12)} 0Z" fill="#fff" opacity=".07"/>`,
    )
    .join('') +
  placed(fish(brush), stage.x, stage.y, { size: 1.55 * stage.size }) +
  placed(fish(brush), stage.x - 240 * stage.size, stage.y + 120 * stage.size, { size: 0.5 * stage.size });

/** Draws each scene on its stage. */
export const sceneries: Record<Scenery, (brush: Brush, stage: Stage) => string> = {
  'lotus-pond': lotusPond,
  'north-bay': northBay,
  stadium,
  casino,
  lottery,
  'deep-sea': deepSea,
};
