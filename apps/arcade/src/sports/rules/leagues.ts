import { type Message, msg } from '@marquee/i18n/msg';
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

export type Side = { name: Message; worth: number };

/** Goals of a match as the chance of one in a minute. */
const goals = (name: Message, perMatch: number): Side => ({
  name,
  worth: Math.round((perMatch / 90) * million),
});

const minute = 60_000;

const coast: readonly Side[] = [
  goals(msg`Silver Wave`, 1.7),
  goals(msg`Windy Hill`, 1.5),
  goals(msg`Cloud Quay`, 1.4),
  goals(msg`Blue Lake`, 1.35),
  goals(msg`Pine Forest`, 1.3),
  goals(msg`Stone Bridge`, 1.25),
  goals(msg`Pearl Island`, 1.2),
  goals(msg`Star Valley`, 1.1),
  goals(msg`Misty Glen`, 1),
  goals(msg`Floating Market`, 0.9),
];

const kites: readonly Side[] = [
  goals(msg`Fire Kites`, 1.75),
  goals(msg`White Cranes`, 1.55),
  goals(msg`Golden Egrets`, 1.45),
  goals(msg`Sea Terns`, 1.3),
  goals(msg`Spring Swallows`, 1.25),
  goals(msg`Iron Birds`, 1.2),
  goals(msg`Dusk Bitterns`, 1.1),
  goals(msg`Red Doves`, 1.05),
  goals(msg`Nightingales`, 0.95),
  goals(msg`Barn Owls`, 0.85),
];

const machines: readonly Side[] = [
  goals(msg`Phantom Dragons`, 1.65),
  goals(msg`Zero Club`, 1.5),
  goals(msg`Flashpoint`, 1.4),
  goals(msg`Red Circuit`, 1.35),
  goals(msg`Signal`, 1.3),
  goals(msg`Blue Bit`, 1.2),
  goals(msg`Algorithm`, 1.15),
  goals(msg`Steel Grid`, 1.1),
  goals(msg`Endless Loop`, 1),
  goals(msg`Source Code`, 0.95),
];

const pixels: readonly Side[] = [
  goals(msg`Pixel Tigers`, 2.1),
  goals(msg`Pixel Dragons`, 1.95),
  goals(msg`Pixel Foxes`, 1.8),
  goals(msg`Pixel Bears`, 1.7),
  goals(msg`Pixel Wolves`, 1.6),
  goals(msg`Pixel Elephants`, 1.5),
  goals(msg`Pixel Buffaloes`, 1.4),
  goals(msg`Pixel Cats`, 1.3),
];

const herons: readonly Side[] = [
  { name: msg`Night Herons`, worth: 1090 },
  { name: msg`Paper Lanterns`, worth: 1060 },
  { name: msg`Copper Ants`, worth: 1030 },
  { name: msg`Silent Tide`, worth: 1010 },
  { name: msg`Red Bamboo`, worth: 990 },
  { name: msg`Mango Storm`, worth: 970 },
  { name: msg`Grey Geckos`, worth: 950 },
  { name: msg`Lost Sandals`, worth: 920 },
];

const courts: readonly Side[] = [
  { name: msg`Neon Buffalo`, worth: 1080 },
  { name: msg`Delta Foxes`, worth: 1050 },
  { name: msg`Iron Lotus`, worth: 1030 },
  { name: msg`Rain Pilots`, worth: 1000 },
  { name: msg`Moon Carp`, worth: 990 },
  { name: msg`Stone Drums`, worth: 960 },
  { name: msg`Wild Kumquats`, worth: 940 },
  { name: msg`Blue Crickets`, worth: 920 },
];

const squads: readonly Side[] = [
  { name: msg`King Cobras`, worth: 1500 },
  { name: msg`Morning Star`, worth: 1300 },
  { name: msg`Headwind`, worth: 1150 },
  { name: msg`Pebbles`, worth: 1000 },
  { name: msg`Cloudburst`, worth: 900 },
  { name: msg`Old Bamboo`, worth: 820 },
  { name: msg`Snails`, worth: 740 },
  { name: msg`Salt Fish`, worth: 660 },
];

const horses: readonly Side[] = [
  { name: msg`Nightfall`, worth: 2000 },
  { name: msg`Sandstorm`, worth: 1700 },
  { name: msg`Silver Cloud`, worth: 1450 },
  { name: msg`Peppercorn`, worth: 1250 },
  { name: msg`Full Sail`, worth: 1050 },
  { name: msg`Little Thunder`, worth: 900 },
  { name: msg`Maple Leaf`, worth: 760 },
  { name: msg`Bread Roll`, worth: 640 },
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
