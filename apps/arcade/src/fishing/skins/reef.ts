import type { FishingSkin } from '../FishingSkin.ts';
import { turtle } from '../pictures/creatures.ts';
import { fish } from '../pictures/fish.ts';
import { mermaid } from '../pictures/legends.ts';
import { beams, coral, fan, ground, rock, scene, weed } from '../pictures/seabed.ts';
import { jelly, octopus, seahorse } from '../pictures/soft.ts';
import { swims } from './swims.ts';

const line = '#1c0b3a';

/** A coral reef by night, under the moon. */
export const reef: FishingSkin = {
  backdrop: scene(['#5a4bb5', '#3a2a8c', '#231868', '#140c42'], (ink) =>
    [
      `<circle cx="820" cy="90" r="330" fill="${ink.radial(['#f4e9ff/0.75', '#c9b2ff/0.25', '#c9b2ff/0'])}"/>`,
      beams(ink, '#d9c8ff', 0.22),
      rock(220, 820, 320, 430, '#32268a'),
      rock(1010, 830, 280, 560, '#2b1f7a'),
      `<path d="M930 830C900 640 1010 560 1080 470C1120 560 1130 620 1210 650V830Z" fill="#3d2f9e"/>`,
      ground(760, 70, '#2a1d74'),
      coral(170, 810, 1.9, '#ff4fa3'),
      fan(380, 820, 1.3, '#35d0e6'),
      coral(560, 830, 1.2, '#ff9a5c'),
      fan(760, 830, 1.1, '#c45cff'),
      coral(960, 820, 1.8, '#4fe0b0'),
      fan(1110, 820, 1.2, '#ff6f91'),
      weed(290, 850, 230, '#2aa58c'),
      weed(680, 860, 180, '#1f8f9e'),
      weed(1050, 850, 260, '#2aa58c'),
      ground(850, 36, ink.linear(['#8f76d8', '#4a3699'])),
      coral(90, 880, 0.9, '#ffd166'),
      coral(460, 884, 0.8, '#ff4fa3'),
      coral(860, 884, 0.9, '#35d0e6'),
    ].join(''),
  ),
  colours: { deep: '#170d45', glow: '#d8c2ff', accent: '#ff9ad5', metal: '#8f6be8' },
  water: 'night',
  cannons: 'middle',
  isFromAbove: false,
  boss: 'mermaid',
  bossDoes: 'slows',
  fish: {
    damselfish: swims(
      fish({
        height: 84,
        back: '#3b2fd0',
        side: '#5f6bff',
        belly: '#ffe14d',
        fin: '#ffd21f',
        line,
        tail: 'fork',
        dorsal: 'low',
      }),
      [10, 10, 6, 5],
    ),
    clownfish: swims(
      fish({
        height: 74,
        back: '#d6246e',
        side: '#ff5c9a',
        belly: '#ffb3cf',
        fin: '#ff3d86',
        line: '#3d0620',
        tail: 'fan',
        dorsal: 'low',
        marks: 'bars',
      }),
      [11, 10, 4, 5],
    ),
    seahorse: swims(
      seahorse({ main: '#ffb22e', light: '#ffe58a', dark: '#c26a0a', line: '#472304' }),
      [11, 5, 2, 4],
      'float',
    ),
    angelfish: swims(
      fish({
        length: 120,
        height: 118,
        back: '#f7c948',
        side: '#fff0b3',
        belly: '#ffffff',
        fin: '#f2a51f',
        line: '#3a2a08',
        tail: 'fan',
        dorsal: 'sail',
        marks: 'bars',
        mark: '#2a2350',
      }),
      [16, 8, 2, 4],
    ),
    jelly: swims(
      jelly({ main: '#b06bff', light: '#ecd2ff', dark: '#6c2fd0', line: '#2c0d63' }),
      [13, 4, 2, 3],
      'float',
    ),
    turtle: swims(
      turtle({ main: '#2fb3a0', light: '#a8f0cf', dark: '#14665f', line: '#06302d' }),
      [19, 6, 1, 3],
      'glide',
    ),
    lionfish: swims(
      fish({
        height: 90,
        back: '#8f1d2c',
        side: '#d9433f',
        belly: '#ffd9c2',
        fin: '#ff8f5c',
        line: '#3a0710',
        tail: 'fan',
        dorsal: 'spiny',
        marks: 'bars',
        mark: '#fff1e2',
      }),
      [22, 7, 1, 3],
    ),
    octopus: swims(
      octopus({ main: '#f0527a', light: '#ffc0cf', dark: '#a31d4a', line: '#4a0822' }),
      [27, 6, 1, 2],
      'float',
    ),
    mermaid: swims(mermaid(), [42, 5, 1, 1], 'float'),
  },
};
