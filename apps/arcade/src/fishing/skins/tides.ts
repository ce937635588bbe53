import type { FishingSkin } from '../FishingSkin.ts';
import { puffer, ray, shark, turtle, whale } from '../pictures/creatures.ts';
import { fish } from '../pictures/fish.ts';
import { beams, coral, fan, ground, rock, scene, weed } from '../pictures/seabed.ts';
import { swims } from './swims.ts';

const line = '#0a2540';

/** The open sea in the morning, with a cannon in each of its corners. */
export const tides: FishingSkin = {
  backdrop: scene(['#7fe3f5', '#2fb4dc', '#0d6ea8', '#07406f'], (ink) =>
    [
      beams(ink, '#ffffff', 0.4),
      rock(150, 800, 260, 420, '#2a86b4'),
      rock(1060, 800, 300, 500, '#2a86b4'),
      rock(640, 820, 240, 220, '#22779f'),
      ground(760, 60, '#155f8c'),
      coral(120, 800, 1.5, '#e0567a'),
      coral(1090, 800, 1.7, '#f08a4b'),
      fan(900, 810, 1.1, '#a35cc4'),
      fan(300, 815, 0.9, '#e58fb0'),
      weed(220, 830, 240, '#1c8a74'),
      weed(980, 830, 300, '#17806c'),
      weed(520, 850, 170, '#1f977d'),
      ground(840, 40, ink.linear(['#e9d59a', '#b89a5c'])),
      coral(420, 870, 0.8, '#ffb14a'),
      coral(760, 868, 0.7, '#e0567a'),
    ].join(''),
  ),
  colours: { deep: '#062c4f', glow: '#a8f1ff', accent: '#ffd54a', metal: '#c98a2b' },
  water: 'rays',
  cannons: 'corners',
  isFromAbove: false,
  boss: 'whale',
  fish: {
    herring: swims(
      fish({
        height: 46,
        back: '#2f6f9e',
        side: '#9fd3ea',
        belly: '#f4fbff',
        fin: '#5d97bd',
        line,
        tail: 'fork',
        dorsal: 'low',
        marks: 'streak',
        mark: '#ffffff',
      }),
      [10, 13, 6, 5],
    ),
    clownfish: swims(
      fish({
        height: 70,
        back: '#e8590c',
        side: '#ff8a1f',
        belly: '#ffc06b',
        fin: '#ff6a00',
        line: '#3b1502',
        tail: 'fan',
        dorsal: 'low',
        marks: 'bars',
        mark: '#ffffff',
      }),
      [11, 10, 4, 5],
    ),
    tang: swims(
      fish({
        height: 84,
        back: '#1530a8',
        side: '#2f6cf6',
        belly: '#4aa3ff',
        fin: '#ffd60a',
        line: '#081440',
        tail: 'fork',
        dorsal: 'low',
        marks: 'mask',
        mark: '#0a174f',
      }),
      [13, 10, 3, 4],
    ),
    puffer: swims(
      puffer({ main: '#f2b93b', light: '#ffe9a8', dark: '#a8671a', line: '#3f2405' }),
      [14, 6, 2, 4],
      'float',
    ),
    turtle: swims(
      turtle({ main: '#5fae3d', light: '#b9e27a', dark: '#2c6a2a', line: '#12330f' }),
      [19, 6, 1, 3],
      'glide',
    ),
    ray: swims(ray({ main: '#5a6fb8', light: '#b7c7ff', dark: '#2d3a78', line: '#10183d' }), [25, 8, 1, 3]),
    swordfish: swims(
      fish({
        length: 170,
        height: 56,
        back: '#25366b',
        side: '#6d86c9',
        belly: '#e9efff',
        fin: '#33488a',
        line: '#0c1534',
        tail: 'moon',
        dorsal: 'sail',
        bill: 74,
      }),
      [32, 15, 1, 2],
    ),
    shark: swims(
      shark({ main: '#6f8699', light: '#e6eef3', dark: '#455866', line: '#17222b' }),
      [42, 9, 1, 2],
    ),
    whale: swims(
      whale({ main: '#2f5fae', light: '#d5e9ff', dark: '#173a7a', line: '#0a1c44' }),
      [62, 5, 1, 1],
    ),
  },
};
