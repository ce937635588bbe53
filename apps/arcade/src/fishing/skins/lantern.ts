import type { FishingSkin } from '../FishingSkin.ts';
import { angler, gulper, viperfish } from '../pictures/deep.ts';
import { fish } from '../pictures/fish.ts';
import { ground, rock, scene } from '../pictures/seabed.ts';
import { nautilus, shrimp } from '../pictures/shelled.ts';
import { jelly, octopus, squid } from '../pictures/soft.ts';
import { swims } from './swims.ts';

const glow = '#7dffe0';

const vent = (x: number, y: number, tall: number, fill: string) =>
  `<path d="M${x - 60} ${y}C${x - 40} ${y - tall * 0.5} ${x - 34} ${y - tall * 0.8} ${x - 24} ${y - tall}H${x + 22}C${x + 30} ${y - tall * 0.7} ${x + 44} ${y - tall * 0.4} ${x + 64} ${y}Z" fill="${fill}"/><ellipse cx="${x}" cy="${y - tall}" rx="23" ry="8" fill="#ff8a3d"/>`;

/** The bottom of the sea, where what is seen has brought its own light. */
export const lantern: FishingSkin = {
  backdrop: scene(['#0c3a52', '#082a42', '#051b30', '#030f1f'], (ink) =>
    [
      `<circle cx="300" cy="760" r="300" fill="${ink.radial(['#ff8a3d/0.45', '#ff8a3d/0'])}"/>`,
      `<circle cx="930" cy="720" r="330" fill="${ink.radial(['#39e0c0/0.4', '#39e0c0/0'])}"/>`,
      rock(120, 820, 260, 560, '#0b3146'),
      rock(1090, 830, 300, 620, '#0b3146'),
      rock(620, 840, 340, 330, '#0a2a40'),
      vent(300, 830, 260, '#123c50'),
      vent(390, 840, 180, '#0f3346'),
      ground(800, 60, '#0b2b3f'),
      Array.from({ length: 26 }, (_, at) => {
        const x = (at * 173) % 1200;
        const y = 770 + ((at * 67) % 110);
        const colour = ['#39e0c0', '#8a7dff', '#ff7dc4'][at % 3] ?? glow;
        return `<path d="M${x} ${y + 40}Q${x + 6} ${y + 18} ${x} ${y}" stroke="${colour}" stroke-width="5" fill="none" opacity=".8"/><circle cx="${x}" cy="${y}" r="8" fill="${colour}"/>`;
      }).join(''),
      ground(860, 34, ink.linear(['#154357', '#06202f'])),
    ].join(''),
  ),
  colours: { deep: '#04111f', glow, accent: '#ffe46b', metal: '#3fb5a4' },
  water: 'dark',
  cannons: 'middle',
  isFromAbove: false,
  boss: 'angler',
  lights: ['lanternFish', 'glowJelly', 'viperfish', 'gulper', 'angler'],
  fish: {
    krill: swims(
      shrimp({ main: '#ff7d9c', light: '#ffd3dc', dark: '#b8385c', line: '#45091c' }),
      [9, 9, 6, 5],
      'glide',
    ),
    lanternFish: swims(
      fish({
        height: 76,
        back: '#1f6f8f',
        side: '#3fb0c4',
        belly: '#c8fff0',
        fin: '#2a8fa8',
        line: '#042430',
        tail: 'fork',
        dorsal: 'low',
        marks: 'spots',
        mark: '#eaff8a',
        eye: 11,
      }),
      [12, 8, 4, 5],
    ),
    glowJelly: swims(
      jelly({ main: '#4fd0ff', light: '#dcfaff', dark: '#1f6fd0', line: '#08285a' }),
      [12, 4, 2, 4],
      'float',
    ),
    squid: swims(
      squid({ main: '#ff6f61', light: '#ffd0b8', dark: '#b02a3a', line: '#4a0a14' }),
      [18, 11, 2, 4],
      'glide',
    ),
    nautilus: swims(
      nautilus({ main: '#f2b880', light: '#fff0dc', dark: '#b0482a', line: '#40160a' }),
      [16, 5, 1, 3],
      'float',
    ),
    viperfish: swims(
      viperfish({ main: '#2f5a8f', light: '#8fc4ff', dark: '#142a52', line: '#050f24' }, glow),
      [26, 10, 1, 3],
    ),
    octopus: swims(
      octopus({ main: '#8a5cff', light: '#d8c8ff', dark: '#4a22b8', line: '#1a0a52' }),
      [26, 6, 1, 2],
      'float',
    ),
    gulper: swims(
      gulper({ main: '#6a2f6f', light: '#c98ad0', dark: '#371240', line: '#16041c' }, '#ff7dc4'),
      [40, 8, 1, 2],
    ),
    angler: swims(
      angler({ main: '#5a4a3f', light: '#a8907a', dark: '#2c221c', line: '#100a06' }, '#fff08a'),
      [42, 5, 1, 2],
      'glide',
    ),
  },
};
