import { type GameCategory, gameCategoryEntries } from '@marquee/reference';
import type { Palette } from './Palette.ts';

const of = (
  deep: string,
  mid: string,
  glow: string,
  main: string,
  bright: string,
  accent: string,
): Palette => ({
  deep,
  mid,
  glow,
  main,
  bright,
  accent,
});

/** Palettes by mood: alike enough to belong together, unlike enough to tell tiles apart. */
export const palettes = {
  casino: [
    of('#2a0612', '#6d0f24', '#ff7a59', '#c41f3a', '#ffd9a0', '#ffcf5c'),
    of('#04231c', '#0b5a41', '#4fd8a0', '#0f8f5f', '#d9ffe9', '#ffd166'),
    of('#1a0f2e', '#44206b', '#c98bff', '#8437c9', '#f1dcff', '#ffc857'),
  ],
  reels: [
    of('#1c0b33', '#57189b', '#ff8ae2', '#f7b32b', '#fff3c2', '#ff4f79'),
    of('#2b0f06', '#8a2f0b', '#ffb347', '#ffc93c', '#fff6cf', '#e63946'),
    of('#04212e', '#0a5c78', '#5be7ff', '#ffb703', '#fff1bf', '#ff6b6b'),
    of('#0c2414', '#1f6b33', '#b8f35c', '#ffd60a', '#fffbd1', '#ef476f'),
    of('#2d0620', '#8c1250', '#ff9ac2', '#ff7f50', '#ffe5d0', '#ffe66d'),
    of('#0a1236', '#213a9c', '#8fb4ff', '#f4c95d', '#fff4cc', '#ff5d8f'),
  ],
  pitch: [
    of('#042014', '#0c6b3d', '#8df0a8', '#f5f7fa', '#ffffff', '#ffd23f'),
    of('#061a33', '#12508f', '#7cc8ff', '#ff9f1c', '#ffe3b5', '#f25f5c'),
    of('#2a0c0c', '#8a1f1f', '#ff9a76', '#f2f2f2', '#ffffff', '#ffd166'),
  ],
  arena: [
    of('#0a0f2b', '#1c2c7a', '#4df0ff', '#5b6cff', '#d9e2ff', '#ff3d81'),
    of('#1b0726', '#4d1466', '#ff6ad5', '#8c52ff', '#f0d9ff', '#3dffd0'),
    of('#0d1712', '#1f4a39', '#7dffb2', '#2fbf71', '#dcffe9', '#ffb703'),
  ],
  draw: [
    of('#3a0a06', '#a81e10', '#ffb35c', '#ffcd3c', '#fff5cc', '#ffffff'),
    of('#052a24', '#0f6d58', '#8ff2cf', '#ffce4a', '#fff4cc', '#ff6b4a'),
    of('#0b1a40', '#2148a6', '#9cc2ff', '#ff6f59', '#ffe0d6', '#ffd23f'),
    of('#2b0a2e', '#7b1f7f', '#f6a6ff', '#ffd166', '#fff3cf', '#43e0c8'),
  ],
  felt: [
    of('#06231a', '#0f6047', '#7be3b3', '#f7f3e8', '#ffffff', '#d62839'),
    of('#220a12', '#701d34', '#ff9eb0', '#fbf5ea', '#ffffff', '#e0a526'),
    of('#0a1730', '#1f3f78', '#9bbcff', '#f6f4ee', '#ffffff', '#e4572e'),
  ],
  sea: [
    of('#02182e', '#06507e', '#52d7ff', '#ff8c42', '#ffe0bd', '#ffe45e'),
    of('#021f26', '#066a70', '#6ff2e3', '#ff5d73', '#ffd6dc', '#ffd166'),
    of('#0b1040', '#2a2f9c', '#8fa3ff', '#2ec4b6', '#d9fff8', '#ffbf69'),
  ],
  arcade: [
    of('#1d0a3a', '#4c1d95', '#c4a1ff', '#ff6b35', '#ffe0cf', '#3df5c4'),
    of('#071c2c', '#0f4c6e', '#6fd6ff', '#ff477e', '#ffd7e3', '#ffe14d'),
    of('#231106', '#7a3a0c', '#ffc27a', '#2ec4b6', '#d7fff9', '#ffe14d'),
  ],
  duel: [
    of('#2a0505', '#7f1414', '#ff8a5c', '#d4d8e2', '#ffffff', '#ffcc33'),
    of('#081226', '#1d3a6e', '#7fb0ff', '#e0b354', '#fff0cc', '#ff5252'),
    of('#151515', '#4a3b1b', '#ffd27a', '#c9a227', '#fff2c4', '#f04e4e'),
  ],
} as const satisfies Readonly<Record<string, readonly Palette[]>>;

/** The palettes that pictures of a kind of game are drawn in. */
export const palettesOf = (category: GameCategory): readonly Palette[] =>
  palettes[gameCategoryEntries[category].art.mood];
