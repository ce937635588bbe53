import type { FishingSkin } from '../FishingSkin.ts';
import { puffer, turtle } from '../pictures/creatures.ts';
import { fish } from '../pictures/fish.ts';
import { dragon, serpent } from '../pictures/legends.ts';
import { beams, coral, ground, scene } from '../pictures/seabed.ts';
import { crab, pearl, shrimp } from '../pictures/shelled.ts';
import { swims } from './swims.ts';

const roof = (x: number, y: number, wide: number, fill: string, edge: string) =>
  `<path d="M${x - wide} ${y}C${x - wide * 0.7} ${y - 10} ${x - wide * 0.4} ${y - 50} ${x - wide * 0.3} ${y - 90}H${x + wide * 0.3}C${x + wide * 0.4} ${y - 50} ${x + wide * 0.7} ${y - 10} ${x + wide} ${y}C${x + wide * 0.9} ${y + 14} ${x + wide * 0.7} ${y + 24} ${x} ${y + 24}S${x - wide * 0.9} ${y + 14} ${x - wide} ${y}Z" fill="${fill}" stroke="${edge}" stroke-width="6"/>`;

const pillar = (x: number, fill: string, gold: string) =>
  `<rect x="${x - 34}" y="250" width="68" height="590" fill="${fill}"/><rect x="${x - 46}" y="250" width="92" height="34" rx="8" fill="${gold}"/><rect x="${x - 50}" y="800" width="100" height="44" rx="8" fill="${gold}"/><path d="M${x - 34} 760C${x + 60} 700 ${x + 60} 640 ${x - 34} 590M${x - 34} 520C${x + 60} 470 ${x + 60} 410 ${x - 34} 360" fill="none" stroke="${gold}" stroke-width="12" opacity=".8"/>`;

/** The hall of the Dragon King. */
export const palace: FishingSkin = {
  backdrop: scene(['#0e6e6b', '#0a4f5c', '#0b2f45', '#0a1c30'], (ink) => {
    const red = ink.linear(['#7a1420', '#c4272f', '#7a1420'], true);
    const gold = ink.linear(['#fff0a8', '#e0a52e', '#8a5a0c']);
    const tiles = ink.linear(['#1fae8f', '#0b5c58']);
    return [
      `<circle cx="600" cy="380" r="420" fill="${ink.radial(['#ffe9a0/0.75', '#ffcf5c/0.2', '#ffcf5c/0'])}"/>`,
      beams(ink, '#fff3c2', 0.2),
      '<g opacity=".75">',
      roof(600, 250, 330, tiles, '#e0a52e'),
      `<rect x="380" y="276" width="440" height="150" fill="#8f1b26"/>`,
      roof(600, 430, 470, tiles, '#e0a52e'),
      `<rect x="260" y="456" width="680" height="330" fill="#7a1420"/>`,
      `<path d="M520 790V600C520 540 680 540 680 600V790Z" fill="#ffdf8a"/>`,
      [330, 430, 770, 870]
        .map((x) => `<rect x="${x - 12}" y="456" width="24" height="330" fill="#d9a437"/>`)
        .join(''),
      '</g>',
      pillar(80, red, gold),
      pillar(1120, red, gold),
      ground(810, 24, ink.linear(['#2fa08c', '#0d4a52'])),
      coral(230, 850, 1.2, '#ff7a5c'),
      coral(980, 850, 1.3, '#ff5c7a'),
      `<path d="M420 900C430 850 480 836 520 850C560 826 650 826 690 852C730 838 780 850 790 900Z" fill="${gold}"/>`,
      [450, 500, 560, 620, 680, 740]
        .map(
          (x, at) =>
            `<circle cx="${x}" cy="${856 - (at % 3) * 10}" r="15" fill="#ffe27a" stroke="#a8700c" stroke-width="4"/>`,
        )
        .join(''),
    ].join('');
  }),
  colours: { deep: '#0a1d30', glow: '#ffe9a8', accent: '#ffcf3a', metal: '#d9382e' },
  water: 'rays',
  cannons: 'middle',
  isFromAbove: false,
  boss: 'dragon',
  fish: {
    soldier: swims(
      shrimp({ main: '#ff8a5c', light: '#ffd0b0', dark: '#c23f1f', line: '#4a1206' }, '#d8e6ee'),
      [13, 9, 4, 5],
      'glide',
    ),
    carp: swims(
      fish({
        height: 66,
        back: '#c42a1f',
        side: '#ff6a3d',
        belly: '#ffe0a8',
        fin: '#ffb02e',
        line: '#45100a',
        tail: 'veil',
        dorsal: 'low',
        marks: 'scales',
        mark: '#ffd98a',
      }),
      [15, 9, 3, 5],
    ),
    crabGeneral: swims(
      crab({ main: '#3f7fd0', light: '#b8dcff', dark: '#1d4690', line: '#081f45' }),
      [16, 6, 2, 4],
      'float',
    ),
    puffer: swims(
      puffer({ main: '#b86be0', light: '#f0d0ff', dark: '#6f2aa8', line: '#300a4f' }),
      [15, 6, 2, 4],
      'float',
    ),
    minister: swims(
      turtle({ main: '#8a6bd0', light: '#ffe08a', dark: '#4a2f90', line: '#1d0f45' }),
      [22, 6, 1, 3],
      'glide',
    ),
    pearl: swims(
      pearl({ main: '#e06a9a', light: '#ffd0e4', dark: '#9c2f60', line: '#45092a' }),
      [20, 5, 1, 3],
      'float',
    ),
    serpent: swims(
      serpent({ main: '#24a06a', light: '#c8f5a0', dark: '#0d5c45', line: '#04281d' }, '#ffb02e'),
      [42, 10, 1, 2],
    ),
    dragon: swims(dragon(), [64, 6, 1, 1]),
  },
};
