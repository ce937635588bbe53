import type { FishingSkin } from '../FishingSkin.ts';
import { turtle } from '../pictures/creatures.ts';
import { goldfish, koi } from '../pictures/koi.ts';
import { scene } from '../pictures/seabed.ts';
import { swims } from './swims.ts';

const line = '#3a1a10';
const [white, pale, red, ink, blue] = ['#fffaf2', '#ead9c6', '#e8432a', '#23202c', '#5f86a8'];

const stone = (x: number, y: number, wide: number, tall: number, fill: string) =>
  `<path d="M${x - wide} ${y}C${x - wide * 1.05} ${y - tall * 0.8} ${x - wide * 0.3} ${y - tall * 1.1} ${x + wide * 0.2} ${y - tall}S${x + wide * 1.1} ${y - tall * 0.3} ${x + wide} ${y + tall * 0.3}S${x + wide * 0.2} ${y + tall} ${x - wide * 0.3} ${y + tall * 0.8}S${x - wide} ${y + tall * 0.5} ${x - wide} ${y}Z" fill="${fill}"/>`;

/** A garden pond, seen from above. */
export const pond: FishingSkin = {
  backdrop: scene(['#7cc9b4', '#4fae9e', '#2f8f86', '#27807c'], (paint) =>
    [
      `<circle cx="640" cy="430" r="520" fill="${paint.radial(['#c9f5dc/0.6', '#c9f5dc/0'])}"/>`,
      Array.from({ length: 70 }, (_, at) => {
        const x = (at * 211) % 1200;
        const y = (at * 137) % 900;
        const fill = ['#3a9286', '#62bba6', '#2b7d76', '#86cdb6'][at % 4] ?? '';
        return `<ellipse cx="${x}" cy="${y}" rx="${14 + (at % 5) * 7}" ry="${10 + (at % 4) * 5}" fill="${fill}" opacity=".5"/>`;
      }).join(''),
      [
        [0, 40, 120, 90],
        [190, 0, 110, 60],
        [420, -10, 130, 50],
        [1190, 60, 130, 100],
        [990, -6, 120, 56],
        [10, 850, 140, 90],
        [220, 900, 120, 50],
        [1190, 860, 150, 100],
        [960, 905, 140, 50],
        [-10, 300, 70, 90],
        [1210, 420, 70, 110],
      ]
        .map(([x = 0, y = 0, wide = 0, tall = 0], at) =>
          [
            stone(x, y + 8, wide, tall, 'rgb(20 60 55 / 45%)'),
            stone(x, y, wide, tall, ['#9aa39a', '#b3b8aa', '#878f8a'][at % 3] ?? ''),
            stone(x - wide * 0.15, y - tall * 0.2, wide * 0.6, tall * 0.5, 'rgb(255 255 255 / 22%)'),
          ].join(''),
        )
        .join(''),
    ].join(''),
  ),
  colours: { deep: '#1c4f4b', glow: '#eafff2', accent: '#ffd98a', metal: '#b5793f' },
  water: 'pond',
  cannons: 'middle',
  isFromAbove: true,
  boss: 'goldenKoi',
  fish: {
    goldfish: swims(goldfish({ ground: '#ff9a2e', shade: '#e8661a', line }), [11, 6, 4, 5]),
    whiteKoi: swims(koi({ ground: white, shade: pale, line }), [18, 6, 2, 5]),
    redKoi: swims(koi({ ground: white, shade: pale, patches: [red, red, red], line }), [19, 6, 2, 5]),
    blueKoi: swims(
      koi({ ground: blue, shade: '#3a5a78', patches: ['', '', '', '#e87a3a', '#e87a3a'], line: '#142636' }),
      [19, 6, 2, 4],
    ),
    pondTurtle: swims(
      turtle({ main: '#7a8f3a', light: '#d0d98a', dark: '#4a5a1f', line: '#222b0a' }),
      [17, 4, 1, 4],
      'glide',
    ),
    crownedKoi: swims(koi({ ground: white, shade: pale, crown: red, line }), [21, 6, 1, 4]),
    threeKoi: swims(
      koi({ ground: white, shade: pale, patches: [red, ink, red, ink, ink], line }),
      [23, 6, 1, 3],
    ),
    goldenKoi: swims(
      koi({ ground: '#ffd84a', shade: '#e0980f', patches: ['#fff0a8', '', '#fff0a8'], line: '#6b3f04' }),
      [32, 5, 1, 2],
    ),
  },
};
