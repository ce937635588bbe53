import type { FishingSkin } from '../FishingSkin.ts';
import { shark } from '../pictures/creatures.ts';
import { fish } from '../pictures/fish.ts';
import { serpent } from '../pictures/legends.ts';
import { ground, rock, scene } from '../pictures/seabed.ts';
import { squid } from '../pictures/soft.ts';
import { swims } from './swims.ts';

const line = '#0d1a26';

const swell = (y: number, tall: number, fill: string) =>
  `<path d="M0 ${y}C80 ${y - tall} 150 ${y - tall} 220 ${y}S360 ${y + tall} 440 ${y}S600 ${y - tall} 680 ${y}S840 ${y + tall} 920 ${y}S1100 ${y - tall} 1200 ${y}V900H0Z" fill="${fill}"/>`;

/** The sea below a trawler in a storm. */
export const storm: FishingSkin = {
  backdrop: scene(['#2b3644', '#39495c', '#24405a', '#0f2538'], (ink) =>
    [
      `<path d="M-20 60C80 -20 200 40 260 10S480 -30 560 30S760 -20 860 20S1080 -30 1220 40V-20H-20Z" fill="#1a232e"/>`,
      `<g transform="translate(600 168) rotate(-5) scale(1.1)"><path d="M-190 -20H190L150 50H-140Z" fill="#b03a2a"/><path d="M-190 -20H190L184 -2H-184Z" fill="#e8e0d0"/><rect x="-40" y="-84" width="96" height="66" rx="6" fill="#e8e0d0"/><rect x="-26" y="-70" width="28" height="24" fill="#ffe08a"/><rect x="16" y="-70" width="28" height="24" fill="#ffe08a"/><path d="M-100 -20V-150M-100 -140L-30 -90M110 -20V-120L180 -60" stroke="#20262d" stroke-width="9" fill="none"/></g>`,
      swell(230, 34, '#2f5f80'),
      swell(262, 30, ink.linear(['#275474', '#12344f', '#0a2033'])),
      `<path d="M460 250C430 420 470 560 600 620C730 560 770 420 740 250" fill="none" stroke="#8fa8b8" stroke-width="4" stroke-dasharray="10 8" opacity=".6"/>`,
      rock(160, 860, 300, 320, '#123048'),
      rock(1040, 860, 320, 380, '#123048'),
      ground(830, 40, '#0d2a40'),
      ground(872, 24, '#1d3f55'),
    ].join(''),
  ),
  holds: 'top',
  surface: 0.3,
  colours: { deep: '#0c1c2b', glow: '#bfe4ff', accent: '#9fe8ff', metal: '#5c7a94' },
  water: 'storm',
  cannons: 'middle',
  isFromAbove: false,
  boss: 'eel',
  bossDoes: 'sweeps',
  fish: {
    mackerel: swims(
      fish({
        height: 46,
        back: '#1f5f6f',
        side: '#7fc0c8',
        belly: '#f0ffff',
        fin: '#3f7f8a',
        line,
        tail: 'moon',
        dorsal: 'low',
        marks: 'bars',
        mark: '#1a4552',
      }),
      [11, 14, 7, 5],
    ),
    herring: swims(
      fish({
        height: 48,
        back: '#4a5a78',
        side: '#c0cfe4',
        belly: '#ffffff',
        fin: '#7a8aa8',
        line,
        tail: 'fork',
        dorsal: 'low',
        marks: 'streak',
        mark: '#eaf4ff',
      }),
      [11, 13, 6, 5],
    ),
    squid: swims(
      squid({ main: '#e87a9c', light: '#ffd8e4', dark: '#a03a60', line: '#40081f' }),
      [16, 12, 2, 4],
      'glide',
    ),
    cod: swims(
      fish({
        height: 68,
        back: '#6b5a2f',
        side: '#c4ac6a',
        belly: '#fff5d8',
        fin: '#8a743a',
        line: '#2a210c',
        tail: 'fan',
        dorsal: 'spiny',
        marks: 'spots',
        mark: '#5a4a20',
      }),
      [16, 9, 3, 4],
    ),
    tuna: swims(
      fish({
        length: 160,
        height: 74,
        back: '#14284f',
        side: '#4a6aa0',
        belly: '#e8f0ff',
        fin: '#ffd24a',
        line: '#060f24',
        tail: 'moon',
        dorsal: 'hook',
      }),
      [25, 14, 2, 3],
    ),
    swordfish: swims(
      fish({
        length: 170,
        height: 58,
        back: '#5a2a6f',
        side: '#a070c0',
        belly: '#f5e4ff',
        fin: '#6f3a8a',
        line: '#220a30',
        tail: 'moon',
        dorsal: 'sail',
        bill: 74,
      }),
      [34, 16, 1, 3],
    ),
    eel: swims(
      serpent({ main: '#3a4fb0', light: '#ffe14d', dark: '#1c2a70', line: '#080f33' }),
      [44, 11, 1, 2],
    ),
    shark: swims(
      shark({ main: '#4a6f7f', light: '#dcebf0', dark: '#274552', line: '#0a1a22' }),
      [46, 10, 1, 2],
    ),
  },
};
