import type { FishingSkin } from '../FishingSkin.ts';
import { puffer } from '../pictures/creatures.ts';
import { fish } from '../pictures/fish.ts';
import { beams, ground, scene, weed } from '../pictures/seabed.ts';
import { crab, lobster, shrimp } from '../pictures/shelled.ts';
import { octopus } from '../pictures/soft.ts';
import { swims } from './swims.ts';

const line = '#0b2b2a';

const pile = (x: number, wide: number) =>
  `<rect x="${x}" y="-10" width="${wide}" height="860" fill="#6b4526"/><rect x="${x + wide * 0.62}" y="-10" width="${wide * 0.38}" height="860" fill="#472c16"/><path d="M${x} 520q${wide / 2} 26 ${wide} 0v340h-${wide}Z" fill="#2f6b4a" opacity=".75"/>${[90, 250, 400].map((y) => `<rect x="${x - 5}" y="${y}" width="${wide + 10}" height="16" rx="6" fill="#2b2a2a"/>`).join('')}`;

/** Below the piers of a harbour in the afternoon. */
export const harbour: FishingSkin = {
  backdrop: scene(['#ffd99a', '#8fd0b0', '#2f9a94', '#12666b'], (ink) =>
    [
      beams(ink, '#fff2c8', 0.4),
      `<path d="M420 -10H800L770 70C730 110 490 110 450 70Z" fill="#8f2f24"/><path d="M420 -10H800L795 14H425Z" fill="#e8d9b8"/>`,
      `<path d="M620 84V300M620 300C560 310 560 250 580 240M620 300C680 310 680 250 660 240" fill="none" stroke="#3a3f45" stroke-width="14" stroke-linecap="round"/>`,
      ground(770, 40, '#1f7f7a'),
      pile(60, 74),
      pile(250, 56),
      pile(930, 60),
      pile(1080, 80),
      `<rect x="-10" y="-10" width="380" height="46" fill="#835631"/><rect x="880" y="-10" width="340" height="46" fill="#835631"/>`,
      weed(180, 850, 200, '#2f8f5c'),
      weed(860, 850, 240, '#3a9a5c'),
      ground(830, 30, ink.linear(['#e8cf98', '#a8824a'])),
      `<path d="M500 850l90 -40l70 44l-90 44Z" fill="#9c6a36" stroke="#5a3a18" stroke-width="6"/><path d="M500 850l70 48v40l-70 -50Z" fill="#7a4f24"/>`,
      `<circle cx="400" cy="862" r="20" fill="#f08a5c"/><circle cx="720" cy="868" r="16" fill="#e8b04a"/>`,
    ].join(''),
  ),
  colours: { deep: '#0c3b3f', glow: '#fff0c2', accent: '#ffbe3d', metal: '#a8552f' },
  water: 'rays',
  cannons: 'middle',
  isFromAbove: false,
  boss: 'kingCrab',
  fish: {
    sardine: swims(
      fish({
        height: 44,
        back: '#2f7f7a',
        side: '#b8e0d4',
        belly: '#ffffff',
        fin: '#6aa8a0',
        line,
        tail: 'fork',
        dorsal: 'low',
        marks: 'spots',
        mark: '#2f6f6a',
      }),
      [10, 13, 7, 5],
    ),
    shrimp: swims(
      shrimp({ main: '#ff9a6b', light: '#ffe0cc', dark: '#d0522a', line: '#5a1a06' }),
      [11, 8, 4, 5],
      'glide',
    ),
    bream: swims(
      fish({
        height: 92,
        back: '#c85a6a',
        side: '#ffa8a0',
        belly: '#fff0e8',
        fin: '#f07f7a',
        line: '#4a121c',
        tail: 'fork',
        dorsal: 'spiny',
        marks: 'scales',
        mark: '#ffffff',
      }),
      [13, 9, 3, 4],
    ),
    puffer: swims(
      puffer({ main: '#8fbf4a', light: '#e8f5a8', dark: '#4a7a1f', line: '#1d330a' }),
      [14, 6, 2, 4],
      'float',
    ),
    lobster: swims(
      lobster({ main: '#3f6fb0', light: '#a8d0ff', dark: '#1f3f78', line: '#0a1a38' }),
      [22, 6, 1, 3],
      'glide',
    ),
    crab: swims(
      crab({ main: '#e8502f', light: '#ffb08a', dark: '#a0280f', line: '#470e04' }),
      [21, 6, 1, 3],
      'float',
    ),
    octopus: swims(
      octopus({ main: '#d0703a', light: '#ffd0a0', dark: '#8a3a12', line: '#3d1604' }),
      [27, 6, 1, 2],
      'float',
    ),
    kingCrab: swims(
      crab({ main: '#d0242f', light: '#ff8a70', dark: '#840c1c', line: '#3a030a' }, true),
      [46, 4, 1, 2],
      'float',
    ),
  },
};
