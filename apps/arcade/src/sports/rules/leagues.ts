import type { SideName } from '../sideNames.ts';
import { derby } from './derby.ts';
import { football, million } from './football.ts';
import { lastSquad } from './lastSquad.ts';
import { bestOfThree } from './maps.ts';
import type { Sport } from './Sport.ts';

/** A simulated league, which is one game. */
export type League = {
  game: string;
  sport: Sport;
  /** Invented sides, by name and what each is worth on an even day. */
  sides: readonly Side[];
  /** Whether all sides play each match; two of them otherwise. */
  isField?: boolean;
  /** Matches that start together. */
  together: number;
  /** Milliseconds between starts. */
  every: number;
  /** Milliseconds that the first start of a day is after midnight. */
  after: number;
  /** Milliseconds of a step of a match. */
  stepLasts: number;
  /** Milliseconds before its start from which a match is bet on. */
  opensBefore: number;
  /** Whether it is bet on while it is played. */
  isLive: boolean;
  /** The part of stakes that odds pay back in the long run. */
  payback: number;
  /** Matches of ten thousand that are abandoned. */
  abandoned: number;
};

export type Side = { name: SideName; worth: number };

/** Goals of a match as the chance of one in a minute. */
const goals = (name: SideName, perMatch: number): Side => ({
  name,
  worth: Math.round((perMatch / 90) * million),
});

const minute = 60_000;

const coast: readonly Side[] = [
  goals('silverWave', 1.7),
  goals('windyHill', 1.5),
  goals('cloudQuay', 1.4),
  goals('blueLake', 1.35),
  goals('pineForest', 1.3),
  goals('stoneBridge', 1.25),
  goals('pearlIsland', 1.2),
  goals('starValley', 1.1),
  goals('mistyGlen', 1),
  goals('floatingMarket', 0.9),
];

const kites: readonly Side[] = [
  goals('fireKites', 1.75),
  goals('whiteCranes', 1.55),
  goals('goldenEgrets', 1.45),
  goals('seaTerns', 1.3),
  goals('springSwallows', 1.25),
  goals('ironBirds', 1.2),
  goals('duskBitterns', 1.1),
  goals('redDoves', 1.05),
  goals('nightingales', 0.95),
  goals('barnOwls', 0.85),
];

const machines: readonly Side[] = [
  goals('phantomDragons', 1.65),
  goals('zeroClub', 1.5),
  goals('flashpoint', 1.4),
  goals('redCircuit', 1.35),
  goals('signal', 1.3),
  goals('blueBit', 1.2),
  goals('algorithm', 1.15),
  goals('steelGrid', 1.1),
  goals('endlessLoop', 1),
  goals('sourceCode', 0.95),
];

const pixels: readonly Side[] = [
  goals('pixelTigers', 2.1),
  goals('pixelDragons', 1.95),
  goals('pixelFoxes', 1.8),
  goals('pixelBears', 1.7),
  goals('pixelWolves', 1.6),
  goals('pixelElephants', 1.5),
  goals('pixelBuffaloes', 1.4),
  goals('pixelCats', 1.3),
];

const herons: readonly Side[] = [
  { name: 'nightHerons', worth: 1090 },
  { name: 'paperLanterns', worth: 1060 },
  { name: 'copperAnts', worth: 1030 },
  { name: 'silentTide', worth: 1010 },
  { name: 'redBamboo', worth: 990 },
  { name: 'mangoStorm', worth: 970 },
  { name: 'greyGeckos', worth: 950 },
  { name: 'lostSandals', worth: 920 },
];

const courts: readonly Side[] = [
  { name: 'neonBuffalo', worth: 1080 },
  { name: 'deltaFoxes', worth: 1050 },
  { name: 'ironLotus', worth: 1030 },
  { name: 'rainPilots', worth: 1000 },
  { name: 'moonCarp', worth: 990 },
  { name: 'stoneDrums', worth: 960 },
  { name: 'wildKumquats', worth: 940 },
  { name: 'blueCrickets', worth: 920 },
];

const squads: readonly Side[] = [
  { name: 'kingCobras', worth: 1500 },
  { name: 'morningStar', worth: 1300 },
  { name: 'headwind', worth: 1150 },
  { name: 'pebbles', worth: 1000 },
  { name: 'cloudburst', worth: 900 },
  { name: 'oldBamboo', worth: 820 },
  { name: 'snails', worth: 740 },
  { name: 'saltFish', worth: 660 },
];

const horses: readonly Side[] = [
  { name: 'nightfall', worth: 2000 },
  { name: 'sandstorm', worth: 1700 },
  { name: 'silverCloud', worth: 1450 },
  { name: 'peppercorn', worth: 1250 },
  { name: 'fullSail', worth: 1050 },
  { name: 'littleThunder', worth: 900 },
  { name: 'mapleLeaf', worth: 760 },
  { name: 'breadRoll', worth: 640 },
];

const live = { isLive: true, payback: 0.95, abandoned: 150 } as const;
const virtual = { isLive: false, abandoned: 0 } as const;

const all: readonly League[] = [
  {
    game: 'halfcourt-sportsbook',
    sport: football,
    sides: coast,
    together: 1,
    every: 2 * minute,
    after: 0,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'kite-sports',
    sport: football,
    sides: kites,
    together: 1,
    every: 2 * minute,
    after: minute,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'virtual-league',
    sport: football,
    sides: machines,
    together: 5,
    every: 4 * minute,
    after: 0,
    stepLasts: 2000,
    opensBefore: 4 * minute,
    payback: 0.945,
    ...virtual,
  },
  {
    game: 'pixel-cup',
    sport: football,
    sides: pixels,
    together: 1,
    every: 3 * minute,
    after: 0,
    stepLasts: 5333,
    opensBefore: 12 * minute,
    payback: 0.95,
    ...virtual,
  },
  {
    game: 'virtual-derby',
    sport: derby,
    sides: horses,
    isField: true,
    together: 1,
    every: 2 * minute,
    after: 0,
    stepLasts: 1000,
    opensBefore: 6 * minute,
    payback: 0.938,
    ...virtual,
  },
  {
    game: 'kite-arena-esports',
    sport: bestOfThree,
    sides: herons,
    together: 1,
    every: 2 * minute,
    after: 0,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'halfcourt-esports',
    sport: bestOfThree,
    sides: courts,
    together: 1,
    every: 2 * minute,
    after: minute,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'battle-royale-odds',
    sport: lastSquad,
    sides: squads,
    isField: true,
    together: 1,
    every: 3 * minute,
    after: 0,
    stepLasts: 4000,
    opensBefore: 9 * minute,
    ...live,
  },
];

/** The leagues, by their game. */
export const leagues: ReadonlyMap<string, League> = new Map(all.map((league) => [league.game, league]));
