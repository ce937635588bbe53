import { randomUUID } from 'node:crypto';
import { eq, sql } from '#drizzle';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test/createTestPlatform.ts';
import { cloneDatabase, emptyDatabase } from '../../../../test/engines/cloneDatabase.ts';
import { accounts } from '../../../identity/accounts/schema.ts';
import { createVisitor } from '../../../identity/session/testing/createVisitor.ts';
import { auditLedger } from '../../../money/audit/auditLedger.ts';
import { ledgerEntries, ledgerTransfers } from '../../../money/ledger/schema.ts';
import { createVendor, newId, type Player } from '../../../play/vendors/testing/createVendor.ts';
import { recoveryCodes } from '../../../identity/secondFactor/schema.ts';
import type { Database } from '../../db/Database.ts';
import { createHomes } from '../createHomes.ts';
import { joinDatabase } from '../joinDatabase.ts';
import { spreadDatabase } from '../spreadDatabase.ts';
import { forgetMove, moveMerchant, undoMove } from './moveMerchant.ts';
import { type MoveStage, runMove } from './runMove.ts';

const code = 'SENVANG';
const host = 'sen-vang.localhost';
const stages: readonly MoveStage[] = [
  'begun',
  'watched',
  'copied',
  'compared',
  'closed',
  'complete',
  'switched',
  'opened',
];

let platform: TestPlatform;
let places: Map<string, Database>;
/** What the platform's nodes know, and nobody tells them: they find out when they are refused. */
let spread: Database;

beforeAll(async () => {
  const [main, west] = [await cloneDatabase(inject('engine')), await emptyDatabase(inject('engine'))];
  places = new Map([
    ['main', main],
    ['west', west],
  ]);
  await joinDatabase(main, 'west', west);
  spread = spreadDatabase(places, await createHomes(main), 200);
  platform = await createTestPlatform({}, () => Promise.resolve(spread));
});
afterAll(() => platform.close());

const placeOf = (name: string): Database => {
  const place = places.get(name);
  if (!place) throw new Error(`There is no place ${name}.`);
  return place;
};
const home = async () => (await createHomes(placeOf('main'))).of(code);
const other = async () => ((await home()) === 'main' ? 'west' : 'main');

const vendor = (where = host) => createVendor(platform.app, where);
let player: Player;
let told: { transactionId: string; amount: number; text: string }[];
const bet = async () => {
  const asked = { transactionId: newId(), amount: 10 };
  const answer = await vendor().call(player, 'bet', asked);
  if (answer.status === 200) told.push({ ...asked, text: answer.text });
  return answer;
};
const balance = async () => (await vendor().call(player, 'balance')).value?.real;
/** Everything that was acknowledged is there once: asked again it answers the same, and the balance is what is left. */
const expectKept = async () => {
  for (const { text, ...asked } of told) expect((await vendor().call(player, 'bet', asked)).text).toBe(text);
  expect(await balance()).toBe(10_000 - 10 * told.length);
  expect(await auditLedger(spread, [{ code }, { code: 'NORTHBAY' }])).toEqual([]);
};

beforeEach(async () => {
  const where = await placeOf('main').system((db) => db.execute(sql`select * from merchant_homes`));
  const [row] = (where as unknown as { rows: { moved_from: string | null; moving_to: string | null }[] })
    .rows;
  if (row?.moving_to) await undoMove({ places, code });
  if (row?.moved_from) await forgetMove({ places, code });
  player = await vendor().open({ real: 10_000 });
  told = [];
  await bet();
});

class Killed extends Error {}

/** A move that ends without notice when it has reached a stage; `reached` is told of each before. */
const killAt = async (
  last: MoveStage | null,
  reached: (stage: MoveStage) => Promise<unknown> = async () => {},
  where?: string,
) => {
  const move = {
    places,
    code,
    to: where ?? (await other()),
    reached: async (stage: MoveStage) => {
      await reached(stage);
      if (stage === last) throw new Killed();
    },
  };
  await runMove(move, randomUUID()).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
};

test('a merchant is moved while it is used, and another does not notice', async () => {
  const [from, to] = [await home(), await other()];
  const neighbour = await vendor('northbay.localhost').open({ real: 500 });
  const visitor = createVisitor(platform.app, { host, address: '10.9.0.1' });
  await visitor.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const seen: MoveStage[] = [];
  await killAt(null, async (stage) => {
    seen.push(stage);
    const isClosed = stage === 'closed' || stage === 'complete';
    const { status, error } = await bet();
    expect([stage, status, error?.code]).toEqual(
      isClosed || stage === 'switched' ? [stage, 503, 'MAINTENANCE'] : [stage, 200, undefined],
    );
    const there = await vendor('northbay.localhost').call(neighbour, 'bet', { amount: 1 });
    expect(there.status).toBe(200);
  });
  expect(seen).toEqual(stages);
  expect(await home()).toBe(to);
  await expectKept();
  expect((await visitor.call('getMemberInfo')).value?.account).toBe('player1');
  expect(await bet()).toMatchObject({ status: 200 });
  await expect(placeOf(from).tenant(code, (tx) => tx.delete(accounts))).rejects.toThrow('MAINTENANCE');
});

test('what is written after a move has higher ids than all before, there and back, and ids that nobody else has', async () => {
  const idsOf = async (merchant: string) => {
    const rows = await spread.tenant(merchant, (tx) =>
      tx.select({ id: ledgerTransfers.id }).from(ledgerTransfers).orderBy(ledgerTransfers.id),
    );
    return rows.map(({ id }) => Number(id));
  };
  for (let count = 0; count < 2; count += 1) {
    const before = (await idsOf(code)).at(-1) ?? 0;
    await moveMerchant({ places, code, to: await other(), reached: () => {} });
    await forgetMove({ places, code });
    await bet();
    await vendor('northbay.localhost').open({ real: 500 });
    const [ours, theirs] = [await idsOf(code), await idsOf('NORTHBAY')];
    expect(ours.at(-1)).toBeGreaterThan(before);
    expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
  }
  await expectKept();
});

test('who calls while it is closed and asks again is told by a Retry-After', async () => {
  await killAt('closed');
  platform.services.sites.forget(code);
  const answer = await platform.app.inject({
    method: 'GET',
    url: '/wps/system/setting/register',
    headers: { host },
  });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  await undoMove({ places, code });
  await expectKept();
});

test('a move that is killed at every stage, one after the other, comes to its end', async () => {
  const to = await other();
  for (const stage of stages) {
    await killAt(stage, undefined, to);
    const isClosed = ['closed', 'complete', 'switched'].includes(stage);
    expect([stage, (await bet()).status]).toEqual([stage, isClosed ? 503 : 200]);
  }
  expect(await home()).toBe(to);
  await expectKept();
});

test.each(['watched', 'copied', 'complete'] as const)(
  'a move that is killed when it is %s is given up',
  async (stage) => {
    const from = await home();
    await killAt(stage);
    expect(await undoMove({ places, code })).toContain(`lives in ${from}`);
    expect(await home()).toBe(from);
    expect((await bet()).status).toBe(200);
    await expectKept();
    const left = placeOf(await other()).system((db) =>
      db.execute(
        sql`select (select count(*)::int from ledger_entries where merchant_code = ${code}) as entries`,
      ),
    );
    expect(((await left) as unknown as { rows: unknown[] }).rows).toEqual([{ entries: 0 }]);
  },
);

test('a move that fails leaves the merchant open where it was', async () => {
  const from = await home();
  const reached = (stage: MoveStage) => {
    if (stage === 'complete') throw new Error('the disk is full');
  };
  await expect(moveMerchant({ places, code, to: await other(), reached })).rejects.toThrow(
    'the disk is full',
  );
  expect(await home()).toBe(from);
  expect((await bet()).status).toBe(200);
  await expectKept();
});

test('one that fails after the merchant has changed its home opens it there', async () => {
  const to = await other();
  const reached = (stage: MoveStage) => {
    if (stage === 'switched') throw new Error('the terminal is gone');
  };
  await expect(moveMerchant({ places, code, to, reached })).rejects.toThrow('the terminal is gone');
  expect(await home()).toBe(to);
  expect((await bet()).status).toBe(200);
  await expectKept();
});

test('what is changed and removed while it is copied arrives so, unique values that change hands included', async () => {
  const [one, two] = await spread.tenant(code, (tx) =>
    tx.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(2),
  );
  const set = (who: typeof one, mobile: string | null) =>
    spread.tenant(code, (tx) =>
      tx
        .update(accounts)
        .set({ mobile })
        .where(eq(accounts.id, who?.id ?? '')),
    );
  await set(one, '84900000001');
  await spread.tenant(code, (tx) =>
    tx.insert(recoveryCodes).values({ merchantCode: code, accountId: one?.id ?? '', codeMac: 'old' }),
  );
  await killAt(null, async (stage) => {
    if (stage !== 'copied') return;
    await set(two, '84900000002');
    await set(one, '84900000003');
    await set(two, '84900000001');
    await spread.tenant(code, (tx) => tx.delete(recoveryCodes));
  });
  const mobiles = await spread.tenant(code, (tx) =>
    tx.select({ mobile: accounts.mobile }).from(accounts).orderBy(accounts.id).limit(2),
  );
  expect(mobiles).toEqual([{ mobile: '84900000003' }, { mobile: '84900000001' }]);
  expect(await spread.tenant(code, (tx) => tx.select().from(recoveryCodes))).toEqual([]);
});

test('a command that another one has taken over comes to nothing', async () => {
  const to = await other();
  let second: Promise<void> | undefined;
  const first = killAt(null, async (stage) => {
    if (stage !== 'compared' || second) return;
    second = killAt(null);
    await second;
  });
  await expect(first).rejects.toThrow('Another command has taken over');
  expect(await home()).toBe(to);
  await expectKept();
});

test('what a merchant left behind is removed when it is forgotten, and no living ledger is', async () => {
  const from = await home();
  await moveMerchant({ places, code, to: await other(), reached: () => {} });
  await expect(moveMerchant({ places, code, to: from, reached: () => {} })).rejects.toThrow(
    '--forget it first',
  );
  expect(await forgetMove({ places, code })).toContain('keeps nothing');
  await expectKept();
  const erase = spread.system((db) =>
    db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('app.forgotten', 'NORTHBAY', true), set_config('app.merchant', 'NORTHBAY', true)`,
      );
      await tx.delete(ledgerEntries).where(eq(ledgerEntries.merchantCode, 'NORTHBAY'));
    }),
  );
  await expect(erase.catch((error: Error) => Promise.reject(error.cause ?? error))).rejects.toThrow(
    'only grows',
  );
});

test('a database that is another, or has merchants of its own, is not taken for a further one', async () => {
  const join = (name: string, further: string) => joinDatabase(placeOf('main'), name, placeOf(further));
  await expect(join('west', 'west')).resolves.toBeUndefined();
  await expect(join('east', 'west')).rejects.toThrow('named "east" is "west"');
  await expect(join('east', 'main')).rejects.toThrow('named "east" is "main"');
  await expect(joinDatabase(placeOf('west'), 'east', placeOf('main'))).rejects.toThrow(
    'has to name the first',
  );
});

test('a merchant or a database that does not exist is named', async () => {
  const move = (who: string, to: string) => moveMerchant({ places, code: who, to, reached: () => {} });
  await expect(move('NOBODY', 'west')).rejects.toThrow('There is no merchant "NOBODY"');
  await expect(move(code, 'east')).rejects.toThrow('There is no database "east". Databases: main, west.');
  await expect(move(code, await home())).rejects.toThrow('lives in');
  await expect(undoMove({ places, code })).rejects.toThrow('is not being moved');
});
