import { createReader, testVariables } from '@marquee/variables';
import { sql } from '#drizzle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBreaches } from '../../money/audit/findBreaches.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { createVendor, type Player } from './testing/createVendor.ts';
import { type Asked, createWalletModel } from './testing/createWalletModel.ts';

const { platform } = openTestSite();
const { number, requiredNumber } = createReader(testVariables);
const numRuns = requiredNumber('VENDOR_SEQUENCES');
const seed = number('VENDOR_SEED') ?? Date.now() % 1_000_000_000;

// Few names, so that steps meet: ids come again, before what they name, or for somebody else.
const step: fc.Arbitrary<Asked> = fc
  .record({
    name: fc.constantFrom('bet', 'bet', 'bet', 'win', 'win', 'rollback', 'rollback', 'endRound'),
    player: fc.constantFrom(0, 0, 0, 1),
    roundId: fc.constantFrom('r1', 'r1', 'r2'),
    id: fc.nat({ max: 11 }),
    of: fc.nat({ max: 11 }),
    amount: fc.constantFrom(0, 1, 7, 40, 99),
  })
  .map(({ name, player, roundId, id, of, amount }) => ({
    name,
    player,
    roundId,
    transactionId: `t${id}`,
    ...((name === 'bet' || name === 'win') && { amount }),
    ...(name === 'win' && { betTransactionId: `t${of}` }),
    ...(name === 'rollback' && { originalTransactionId: `t${of}` }),
  }));

let sequences = 0;

/** Ids belong to the vendor: each sequence has its own. */
const withOwnIds = (asked: Asked): Asked => {
  const own = (id: string) => `s${sequences}-${id}`;
  return {
    ...asked,
    transactionId: own(asked.transactionId),
    ...(asked.betTransactionId && { betTransactionId: own(asked.betTransactionId) }),
    ...(asked.originalTransactionId && { originalTransactionId: own(asked.originalTransactionId) }),
  };
};

/** What players have, as it is stored: one round trip, where each player's call would be a call. */
const pursesOf = async (players: readonly Player[]) => {
  const owners = sql.join(
    players.map(({ player }) => sql`${player}::uuid`),
    sql`, `,
  );
  const answer: unknown = await platform().services.database.system((db) =>
    db.execute(
      sql`select owner_id as owner, kind, balance::int from ledger_accounts where owner_id in (${owners})`,
    ),
  );
  const { rows } = answer as { rows: { owner: string; kind: string; balance: number }[] };
  const of = (owner: string, wanted: string) =>
    rows.find(({ owner: whose, kind }) => whose === owner && kind === wanted)?.balance ?? 0;
  return players.map(({ player }) => ({ real: of(player, 'real'), bonus: of(player, 'bonus') }));
};

/** Plays a sequence on players of its own and on the model; after every step both have to agree. */
const play = async (steps: readonly Asked[]) => {
  sequences += 1;
  const { open, call } = createVendor(platform().app);
  const start = [
    { real: 100, bonus: 60 },
    { real: 50, bonus: 0 },
  ];
  const players: Player[] = [];
  for (const wish of start) players.push(await open(wish));
  const model = createWalletModel(start);
  for (const asked of steps.map(withOwnIds)) {
    const expected = model.ask(asked);
    const { name, player: index, ...fields } = asked;
    const player = players[index];
    if (!player) throw new Error('Nobody plays.');
    const { value, error } = await call(player, name, fields);
    if ('code' in expected) expect(error?.code).toBe(expected.code);
    else {
      const { real, bonus, shortfall } = value ?? {};
      expect(JSON.stringify({ real, bonus, shortfall }), error?.code).toBe(expected.told);
    }
    expect(await pursesOf(players)).toEqual(model.purses);
  }
  for (const [at, player] of players.entries())
    expect((await call(player, 'balance')).value).toMatchObject(model.purses[at] ?? {});
  expect(await platform().services.database.tenant('SENVANG', findBreaches)).toEqual([]);
};

test(
  `${numRuns} sequences do what the model does, the ledger being whole after each (seed ${seed})`,
  { timeout: 60_000 + numRuns * 2_000 },
  async () => {
    console.info(`Vendor model: ${numRuns} sequences, seed ${seed}; VENDOR_SEED=${seed} repeats them.`);
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), play), {
      numRuns,
      seed,
    });
    expect(sequences).toBeGreaterThanOrEqual(numRuns);
  },
);
