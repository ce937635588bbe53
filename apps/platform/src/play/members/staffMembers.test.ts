import { eq, sql } from '#drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import { testPassword } from '../../identity/session/testing/fillRegistration.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { quotable } from '../../kernel/references/quotable.ts';
import { ledgerTransfers } from '../../money/ledger/schema.ts';
import {
  openRules,
  openWithdrawals,
  type TestMember,
} from '../../money/withdrawals/testing/openWithdrawals.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';
import { staffActions } from '../../staff/trail/schema.ts';
import { gameRounds } from '../rounds/schema.ts';

const site = openWithdrawals();
const { platform, visit, openMember, setRules, setFlags, settle, moveClock, tenant } = site;
const { hire } = openStaff(site);

let support: TestStaff;
let member: TestMember;
beforeAll(async () => {
  await setFlags({ LOGINREQCAPTCHA3: false });
  await settle({ secondFactor: [] });
  await setRules(openRules);
  support = await hire('support');
  member = await openMember(1_000);
});

const find = async (search?: string, { visitor }: TestStaff = support) => {
  const { value, text } = await visitor.call('getStaffMembers', {
    query: search === undefined ? {} : { search },
  });
  if (!value) throw new Error(`The search was refused: ${text}`);
  return value;
};
const look = async (id: string) => {
  const { value, text } = await support.visitor.call('getStaffMember', { query: { id } });
  if (!value) throw new Error(`The member was not shown: ${text}`);
  return value;
};
const accountOf = async (id: string) => {
  const [found] = await tenant<(typeof accounts.$inferSelect)[]>((tx) =>
    tx.select().from(accounts).where(eq(accounts.id, id)),
  );
  if (!found) throw new Error('There is no such account.');
  return found;
};

/** What a search finds a member by; undefined where it does not find it. */
const foundBy = async (search: string, id = member.id) =>
  (await find(search)).members.find((each) => each.id === id)?.foundBy;

describe('a search', () => {
  test('finds by the beginning of a username, however it is cased, and by none of its middle', async () => {
    expect(await foundBy(member.username.slice(0, 8).toUpperCase())).toContain('username');
    expect(await foundBy(member.username.slice(2))).toBeUndefined();
    expect(await foundBy('%')).toBeUndefined();
    expect(await foundBy('drawer_')).toBeUndefined();
  });

  test('finds by phone as people write it, by mailbox and by customer id', async () => {
    const { mobile } = await accountOf(member.id);
    const national = `0${mobile?.slice(3)}`;
    for (const typed of [
      mobile ?? '',
      national,
      `${national.slice(0, 4)} ${national.slice(4, 7)}.${national.slice(7)}`,
      mobile?.slice(1) ?? '',
    ])
      expect(await foundBy(typed), typed).toEqual(['mobile']);
    await tenant((tx) =>
      tx
        .update(accounts)
        .set({ email: 'Sen.Hong@mail.example', emailKey: 'sen.hong@mail.example' })
        .where(eq(accounts.id, member.id)),
    );
    expect(await foundBy('SEN.hong@mail.example')).toEqual(['email']);
    expect(await foundBy('sen.hong@mail')).toBeUndefined();
    expect(await foundBy(member.id)).toEqual(['id']);
    const [head = ''] = member.id.split('-');
    const number = `${head.slice(0, 4)}-${head.slice(4)}`.toUpperCase();
    expect(await foundBy(number)).toContain('id');
  });

  test('finds by a payee’s name without its marks, and by the end of a bank account or all of it', async () => {
    expect(await foundBy('nguyen van a')).toContain('name');
    expect(await foundBy('NGUYỄN  VĂN A')).toContain('name');
    expect(await foundBy('nguyen van')).toBeUndefined();
    expect(await foundBy('9704 0000 0001')).toContain('card');
    expect(await foundBy('0001')).toContain('card');
    expect(await foundBy('9704 0000 0009')).toBeUndefined();
  });

  test('finds by the address of a session', async () => {
    const elsewhere = visit({ address: '10.9.0.77' });
    await elsewhere.call('login', {
      body: { type: 'username', username: member.username, password: testPassword },
    });
    expect(await foundBy('10.9.0.77')).toEqual(['address']);
    expect(await foundBy('10.9.0.7')).toBeUndefined();
  });

  test('finds by the references of a transfer and a withdrawal', async () => {
    const { value } = await member.withdraw(100);
    expect(await foundBy(value?.reference.toLowerCase() ?? '')).toEqual(['reference']);
    const [funded] = await tenant<{ id: number }[]>((tx) =>
      tx.select({ id: ledgerTransfers.id }).from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'test')),
    );
    expect(await foundBy(quotable('T', funded?.id ?? 0))).toEqual(['reference']);
  });

  test('tells the newest where nothing is looked for, and no free play', async () => {
    const newest = await openMember();
    await visit().call('loginFreePlay');
    const { members } = await find();
    expect(members[0]?.username).toBe(newest.username);
    expect(members.map(({ type }) => type)).not.toContain(4);
  });

  test('shows personal data masked', async () => {
    const [found] = (await find(member.username)).members;
    expect(found?.mobile).toMatch(/^•••\d{3}$/);
    expect(found?.email).toBe('S•••@m•••.example');
  });

  test('finds nothing of another merchant', async () => {
    const other = await hire('owner', 'NORTHBAY');
    expect(await find(member.username, other)).toMatchObject({ members: [], total: 0 });
    expect(await find(member.id, other)).toMatchObject({ total: 0 });
    const { error } = await other.visitor.call('getStaffMember', { query: { id: member.id } });
    expect(error?.code).toBe('NOT_FOUND');
  });

  test('is refused to a person who looks up more than anybody needs, on every browser, for a while', async () => {
    const curious = await hire('support');
    const search = () => curious.visitor.call('getStaffMembers', { query: { search: 'drawer' } });
    for (let at = 0; at < 300; at += 1) expect((await search()).status).toBe(200);
    const { status, error } = await search();
    expect([status, error?.code]).toEqual([429, 'LOOKUPS_SPENT']);
    expect((await curious.visitor.call('getStaffMember', { query: { id: member.id } })).status).toBe(429);
    expect((await find(member.username)).total).toBe(1);
    await moveClock(15 * 60);
    expect((await search()).status).toBe(200);
  });
});

describe('a member’s page', () => {
  test('tells wallets, cards, security and movements', async () => {
    const one = await openMember(500);
    await one.withdraw(200);
    const page = await look(one.id);
    expect(page.wallets).toEqual([
      { wallet: 'main', title: null, balance: 300 },
      { wallet: 'bonus', title: null, balance: 0 },
      { wallet: 'held', title: null, balance: 200 },
    ]);
    expect(page.cards).toMatchObject([{ payeeName: 'N***A', removedAt: null }]);
    expect(page.cards[0]?.number).toMatch(/^•+\d{4}$/);
    expect(page.security).toMatchObject({ hasPassword: true, hasPaymentPassword: true, openSessions: 1 });
    const moved = await support.visitor.call('getStaffMemberMovements', {
      query: { id: one.id, pageSize: 1 },
    });
    expect(moved.value).toMatchObject({
      total: 2,
      movements: [{ kind: 'withdrawal', amount: -200, balanceAfter: 300 }],
    });
    const before = await support.visitor.call('getStaffMemberMovements', {
      query: { id: one.id, pageSize: 1, page: 2 },
    });
    expect(before.value?.movements).toMatchObject([{ amount: 500, balanceAfter: 500 }]);
    const held = await support.visitor.call('getStaffMemberMovements', {
      query: { id: one.id, wallet: 'held' },
    });
    expect(held.value?.movements).toMatchObject([{ amount: 200 }]);
    const asked = await support.visitor.call('getStaffMemberWithdrawals', { query: { id: one.id } });
    expect(asked.value).toMatchObject({ total: 1, withdrawals: [{ amount: 200, state: 'requested' }] });
    for (const operation of ['getStaffMemberDeposits', 'getStaffMemberRounds'] as const)
      expect((await support.visitor.call(operation, { query: { id: one.id } })).value).toMatchObject({
        total: 0,
      });
  });

  test('lists the one round of a reference, and none of another member’s', async () => {
    const [one, other] = [await openMember(), await openMember()];
    const roundOf = async (accountId: string, roundId: string) => {
      // Calls write rounds by the functions of vendors alone.
      const [row] = await platform().services.database.system((db) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('app.merchant', 'SENVANG', true)`);
          return tx
            .insert(gameRounds)
            .values({
              merchantCode: 'SENVANG',
              vassalage: 'LANTERN',
              roundId,
              accountId,
              nodeId: 'dragon-well',
              mode: 'real',
              currency: 'VND',
              stake: 100,
              openedAt: new Date(),
            })
            .returning({ id: gameRounds.id });
        }),
      );
      return quotable('R', row?.id ?? 0);
    };
    const [first, , theirs] = [
      await roundOf(one.id, 'first'),
      await roundOf(one.id, 'second'),
      await roundOf(other.id, 'third'),
    ];
    const ask = async (reference: string) =>
      (await support.visitor.call('getStaffMemberRounds', { query: { id: one.id, reference } })).value;
    expect(await ask(first)).toMatchObject({ total: 1, rounds: [{ reference: first, roundId: 'first' }] });
    for (const none of [theirs, 'R2222-22222', 'DPNONE'])
      expect(await ask(none)).toEqual({ total: 0, rounds: [] });
  });

  test('lists sessions with masked addresses and what they are on', async () => {
    const one = await openMember();
    const { value } = await support.visitor.call('getStaffMemberSessions', { query: { id: one.id } });
    expect(value).toMatchObject({ total: 1, sessions: [{ address: '10.7.•••.•••', isOpen: true }] });
  });

  test('links accounts that share a bank account, a browser or an address', async () => {
    const [one, other] = [await openMember(), await openMember()];
    await tenant((tx) =>
      tx.update(accounts).set({ isMobileVerified: true }).where(eq(accounts.id, other.id)),
    );
    expect((await look(one.id)).links.map(({ id }) => id)).not.toContain(other.id);
    const shared = visit({ address: '10.9.0.200' });
    for (const { username } of [one, other])
      await shared.call('login', { body: { type: 'username', username, password: testPassword } });
    const linked = async () => (await look(one.id)).links.find(({ id }) => id === other.id)?.shares;
    expect(await linked()).toEqual(['device', 'address']);
    const alone = await openMember();
    await shared.call('logout');
    const moved = visit({ address: '10.9.0.201' });
    for (const [name, value] of shared.cookies) moved.cookies.set(name, value);
    await moved.call('login', {
      body: { type: 'username', username: alone.username, password: testPassword },
    });
    expect((await look(alone.id)).links.map(({ id, shares }) => [id, shares])).toEqual(
      expect.arrayContaining([
        [one.id, ['device']],
        [other.id, ['device']],
      ]),
    );
  });

  test('shows the agent line above', async () => {
    const top = visit();
    await moveClock(2);
    await signUp(top, 'lineabove');
    const one = await openMember();
    const [above] = (await find('lineabove')).members;
    await tenant((tx) =>
      tx
        .update(accounts)
        .set({ uplineId: above?.id ?? null })
        .where(eq(accounts.id, one.id)),
    );
    expect((await look(one.id)).upline).toMatchObject([{ username: 'lineabove' }]);
    expect((await look(above?.id ?? '')).downline).toBe(1);
  });

  test('shows personal data to whoever says why, which is written down, and not to everybody', async () => {
    const reveal = (by: TestStaff) =>
      by.visitor.call('revealStaffMember', { body: { id: member.id, reason: 'Calls about a payout.' } });
    const { value } = await reveal(support);
    const { mobile } = await accountOf(member.id);
    expect(value).toMatchObject({ mobile, cards: [{ payeeName: 'Nguyễn Văn A' }] });
    const trail = await tenant<(typeof staffActions.$inferSelect)[]>((tx) =>
      tx.select().from(staffActions).where(eq(staffActions.operation, 'revealStaffMember')),
    );
    expect(trail).toMatchObject([
      { subject: member.username, person: support.name, reason: 'Calls about a payout.' },
    ]);
    expect((await reveal(await hire('read-only'))).error?.code).toBe('NOT_PERMITTED');
  });

  test('of nobody is not found', async () => {
    for (const id of [crypto.randomUUID(), 'x'])
      expect((await support.visitor.call('getStaffMember', { query: { id } })).error?.code).toBe('NOT_FOUND');
  });
});
