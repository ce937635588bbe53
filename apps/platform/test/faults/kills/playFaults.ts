import { setTimeout as wait } from 'node:timers/promises';
import { createMemberPlayer } from './createMemberPlayer.ts';
import { createRandom, type Random } from './createRandom.ts';
import { createTally } from './createTally.ts';
import { createVendorPlayer } from './createVendorPlayer.ts';
import { findLastTransfer, findProblems } from './findProblems.ts';
import { openCast } from './openCast.ts';
import { type FaultSite, openSite, type Restart, type Victim } from './openSite.ts';
import { startPlaying } from './startPlaying.ts';

/** How often what is killed, and the seed by which. */
export type Wish = { server: number; postgres: number; seed: number };

/** What came of it. A run without problems has kept every promise. */
export type FaultReport = {
  requested: number;
  stored: number;
  askedAgain: number;
  lost: Record<string, number>;
  restarts: Restart[];
  problems: string[];
};

/** Milliseconds of load between two kills. */
const load = { least: 50, most: 1_000 };

const counts = { seats: 8, members: 3 };

/** Answers are compared again at the end, as many as fit into half a minute. */
const mostAgain = 3_000;

const scheduleOf = ({ server, postgres }: Wish, random: Random): Victim[] => {
  const left: Victim[] = [
    ...Array.from({ length: server }, () => 'server' as const),
    ...Array.from({ length: postgres }, () => 'postgres' as const),
  ];
  return Array.from({ length: left.length }, () => random.take(left) ?? 'server');
};

const killAll = async (
  site: FaultSite,
  schedule: readonly Victim[],
  random: Random,
  say: (text: string) => void,
) => {
  const restarts: Restart[] = [];
  for (const [index, victim] of schedule.entries()) {
    await wait(random.between(load.least, load.most));
    const restart = await site.kill(victim, random.isLikely(0.5));
    restarts.push(restart);
    say(
      `${index + 1}/${schedule.length} ${victim}: ready again ${Math.round(restart.sinceStart)} ms after its start`,
    );
  }
  await wait(load.least);
  return restarts;
};

/**
 * Kills the server and PostgreSQL at random while players bet, deposit, transfer and withdraw over HTTP, each sending
 * what is not answered again with the same key, and compares what is stored in the end with what was asked for and
 * answered.
 */
export const playFaults = async (
  wish: Wish,
  say: (text: string) => void = () => undefined,
): Promise<FaultReport> => {
  const random = createRandom(wish.seed);
  const site = await openSite();
  try {
    const { seats, members } = await openCast(site, counts);
    const since = await findLastTransfer(site.databaseUrl);
    const tally = createTally(createRandom(wish.seed + 1));
    const ownRandom = () => createRandom(random.between(0, 2 ** 31));
    const players = [
      ...seats.map((seat) => createVendorPlayer(site.caller, seat, ownRandom())),
      ...members.map((member) => createMemberPlayer(site.caller, site.secret, member, ownRandom())),
    ];
    const stop = startPlaying(players, tally, createRandom(wish.seed + 2));
    const restarts = await killAll(site, scheduleOf(wish, random), random, say);
    await stop();
    const askedAgain = await tally.askAgain(mostAgain);
    const { stored, problems } = await findProblems(
      [{ url: site.databaseUrl, merchants: ['SENVANG', 'SENVIP', 'NORTHBAY'] }],
      since,
      tally.kept,
    );
    return {
      requested: tally.kept.length,
      stored,
      askedAgain,
      lost: tally.lost,
      restarts,
      problems: [...tally.problems, ...problems],
    };
  } finally {
    await site.close();
  }
};
