import type { Palette } from '../Palette.ts';

const of = (
  deep: string,
  mid: string,
  glow: string,
  main: string,
  bright: string,
  accent: string,
): Palette => ({ deep, mid, glow, main, bright, accent });

/** Colours that a game's picture is drawn in, by name; a style wears each in its own way. */
export const gamePalettes = {
  ember: of('#2a0710', '#a3261c', '#ff9a45', '#d9342b', '#ffe0a8', '#ffc53d'),
  crimson: of('#2b0308', '#b01024', '#ff7d5c', '#cf1c2f', '#ffdcc7', '#f6c344'),
  coral: of('#3b0b14', '#d9513f', '#ffc09a', '#ff6f59', '#ffeadf', '#ffe066'),
  tangerine: of('#331004', '#d8600f', '#ffc46b', '#f07a1f', '#fff0d6', '#1f8fa8'),
  gold: of('#331702', '#b56d0b', '#ffe08a', '#f2a91c', '#fff3c4', '#e23b2e'),
  sand: of('#33200c', '#bb8140', '#ffe9b3', '#e0a84f', '#fff4d9', '#2a9d8f'),
  bamboo: of('#1c2408', '#6d8a1f', '#efff8f', '#8db530', '#fbffd9', '#ff8a3d'),
  forest: of('#0a2412', '#2f7a35', '#d3f78a', '#4ca43a', '#f4ffd6', '#ffb703'),
  jade: of('#03231d', '#0b6f54', '#76f0b4', '#12936a', '#dcffe9', '#ffcf5a'),
  felt: of('#042018', '#0f7a4c', '#a6f0b0', '#d62839', '#f4ffe8', '#ffd166'),
  lagoon: of('#02243a', '#067f96', '#7df5ee', '#13b5b1', '#e0fffb', '#ff8f4a'),
  abyss: of('#02101f', '#0b4472', '#4fd0ff', '#1f8fd0', '#d6f3ff', '#ffd84d'),
  sky: of('#0b2f52', '#2f8fd8', '#cdf0ff', '#ff5a4a', '#ffffff', '#ffd23f'),
  ice: of('#06213f', '#2f86c4', '#d6f7ff', '#7fd3f7', '#ffffff', '#ff6f91'),
  royal: of('#0a1236', '#2340b0', '#8fb8ff', '#3f6cf0', '#e6eeff', '#ffcf4d'),
  midnight: of('#070b26', '#1d2a78', '#9fb4ff', '#f4c95d', '#fff4cc', '#ff6a5a'),
  dusk: of('#240b2e', '#8a2f6e', '#ffad6b', '#e0559a', '#ffe6d6', '#ffd25e'),
  plum: of('#240722', '#8a1a66', '#ff9ccb', '#d63384', '#ffe1ee', '#ffd166'),
  rose: of('#3a0a1c', '#d0466f', '#ffc4d2', '#f0507f', '#fff0f4', '#ffe08a'),
  aurora: of('#031a2a', '#0d5f70', '#7dffc9', '#35d6a0', '#e0fff4', '#ff8ad0'),
  storm: of('#0a1726', '#3b5f80', '#b9e2fa', '#4f86b5', '#eaf6ff', '#ffe14d'),
  steel: of('#10141f', '#3d4a66', '#9fe8ff', '#5f7396', '#eaf2ff', '#ff5d3d'),
  pitch: of('#042014', '#158a46', '#c9ff9a', '#e8342f', '#f4ffe6', '#ffd23f'),
  neon: of('#0c0a24', '#2a2a7a', '#5cf2ff', '#ff4f8b', '#eaf6ff', '#ffe14d'),
  copper: of('#2a1208', '#96481c', '#ffc48a', '#d9742f', '#ffe9d2', '#3fb8a8'),
  candy: of('#3a0a2c', '#e0559a', '#ffd0e6', '#ff6fae', '#fff4fa', '#5ce0d0'),
} as const satisfies Readonly<Record<string, Palette>>;

/** Name of a game's colours. */
export type GamePalette = keyof typeof gamePalettes;
