import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createVisitor } from '../../../src/identity/session/testing/createVisitor.ts';
import { testPassword } from '../../../src/identity/session/testing/fillRegistration.ts';
import { createVendor } from '../../../src/play/vendors/testing/createVendor.ts';
import type { Caller } from '../../Caller.ts';
import { createMemberPlayer, type Member } from './createMemberPlayer.ts';
import { createRandom } from './createRandom.ts';
import { createTally } from './createTally.ts';
import { createVendorPlayer } from './createVendorPlayer.ts';
import type { Player } from './Errand.ts';
import { findLastTransfer, findProblems } from './findProblems.ts';
import { openCast } from './openCast.ts';
import { openTwoServers } from './openTwoServers.ts';
import { startPlaying } from './startPlaying.ts';

/** What came of moving merchants that were played at. */
export type MoveReport = {
  requested: number;
  stored: number;
  askedAgain: number;
  lost: Record<string, number>;
  /** How often the command was killed, and for how many milliseconds a merchant was closed in a move that was not. */
  kills: number;
  closedFor: number[];
  /** Calls of the merchant that stayed, and what became of those that were not answered at once. */
  neighbour: { requested: number; lost: Record<string, number> };
  problems: string[];
};

const neighbourHost = 'northbay.localhost';

/** What a move says of its stages, from its beginning to its end. */
export const moveStages = [
  'moves from',
  'is noted',
  'are copied',
  'Every row',
  'is closed',
  'Rows, balances',
  'lives in',
] as const;

/** More logins of one member within an hour the platform takes for an attack. */
const mostLogins = 25;

/** Logs in now and then. */
const createLoginPlayer = (caller: Caller, { id, host, merchant }: Member, username: string): Player => {
  let count = 0;
  return async (pass) => {
    await wait(1_000);
    if ((count += 1) > mostLogins) return;
    await pass({
      name: `login:${id}:${count}`,
      merchant,
      status: 200,
      moved: null,
      ask: () =>
        createVisitor(caller, { host }).call('login', {
          body: { type: 'username', username, password: testPassword },
        }),
      told: () => 'a session',
    });
  };
};

/** Cuts the connections that nodes hear notices on, as often as they come, until the returned call. */
const startDeafening = (urls: readonly string[]): (() => Promise<void>) => {
  const ending = new AbortController();
  const cutting = urls.map(async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    while (!ending.signal.aborted) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'marquee notices'`,
      );
      await wait(20);
    }
    await client.end();
  });
  return async () => {
    ending.abort();
    await Promise.all(cutting);
  };
};

/**
 * Moves merchants between two servers while they are played at over two platforms: one with the command killed at stages, one
 * killed at random while no node hears a notice, and back. Compares what is stored in the end with
 * what was asked for and answered.
 */
export const playMoves = async (
  wish: { stages: readonly string[]; kills: number; seed: number },
  say: (text: string) => void = () => undefined,
): Promise<MoveReport> => {
  const random = createRandom(wish.seed);
  const site = await openTwoServers();
  try {
    const { seats, members } = await openCast(site, { seats: 4, members: 3 });
    const stays = await createVendor(site.caller, neighbourHost).open({ real: 1_000_000_000 });
    const since = await findLastTransfer(site.databaseUrl);
    const tally = createTally(createRandom(wish.seed + 1));
    const neighbour = createTally(createRandom(wish.seed + 2));
    const ownRandom = () => createRandom(random.between(0, 2 ** 31));
    const ends = [
      startPlaying(
        [
          ...seats.map((seat) => createVendorPlayer(site.caller, seat, ownRandom())),
          ...members.map((member) => createMemberPlayer(site.caller, site.secret, member, ownRandom())),
          ...members.map((member, index) => createLoginPlayer(site.caller, member, `survivor${index}`)),
        ],
        tally,
        ownRandom(),
      ),
      startPlaying(
        [createVendorPlayer(site.caller, stays, ownRandom(), neighbourHost)],
        neighbour,
        ownRandom(),
      ),
    ];
    const report = { kills: 0, closedFor: [] as number[] };
    const move = async (
      words: readonly string[],
      isTime?: (told: readonly string[]) => boolean,
      after?: number,
    ) => {
      const { lines: told, isKilled, isDone } = await site.move(words, isTime, after);
      if (isKilled) report.kills += 1;
      say(`${words.join(' ')}: ${isKilled ? `killed after ${told.length} lines` : told.at(-1)}`);
      const [, closed] = /closed for (\d+) ms/.exec(told.join('\n')) ?? [];
      if (closed) report.closedFor.push(Number(closed));
      return isDone;
    };

    await wait(500);
    for (const stage of wish.stages)
      await move(['SENVIP', '--to', 'west'], (told) => told.some((line) => line.includes(stage)));
    await move(['SENVIP', '--to', 'west']);

    const hearAgain = startDeafening(Object.values(site.urls));
    for (let count = 0; count < wish.kills; count += 1) {
      const at = random.between(1, moveStages.length - 1);
      await move(['SENVANG', '--to', 'west'], (told) => told.length >= at, random.between(0, 40));
    }
    await move(['SENVANG', '--to', 'west']);
    await wait(500);
    await hearAgain();

    const alone = await site.startWithFirst();
    if (!alone.includes('add west=')) tally.problems.push(`A node without the second database: ${alone}`);
    await move(['SENVIP', '--forget']);
    await move(['SENVIP', '--to', 'main']);
    await wait(500);
    for (const end of ends) await end();

    const askedAgain = await tally.askAgain(1_000);
    const { stored, problems } = await findProblems(
      [
        { url: site.urls.main, merchants: ['SENVIP', 'NORTHBAY'] },
        { url: site.urls.west, merchants: ['SENVANG'] },
      ],
      since,
      [...tally.kept, ...neighbour.kept],
    );
    return {
      requested: tally.kept.length,
      stored,
      askedAgain,
      lost: tally.lost,
      ...report,
      neighbour: { requested: neighbour.kept.length, lost: neighbour.lost },
      problems: [...tally.problems, ...neighbour.problems, ...problems],
    };
  } finally {
    await site.close();
  }
};
