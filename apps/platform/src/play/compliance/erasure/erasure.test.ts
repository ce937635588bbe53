import { randomUUID } from 'node:crypto';
import { everyMerchant } from '@marquee/contract';
import { eq, sql } from '#drizzle';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../../../identity/session/testing/fillRegistration.ts';
import type { Connection } from '../../../kernel/db/Database.ts';
import { rowsOf } from '../../../kernel/db/rowsOf.ts';
import { accounts } from '../../../identity/accounts/schema.ts';
import { deposits, transferArrivals } from '../../../money/deposits/schema.ts';
import { bankCards } from '../../../money/bankCards/schema.ts';
import { postTransfer } from '../../../money/ledger/postTransfer.ts';
import { openStaff, type TestStaff } from '../../../staff/testing/openStaff.ts';
import { memberTables } from '../export/memberTables.ts';
import { exclusionMarks } from '../../responsiblePlay/person/schema.ts';
import { exclude } from '../../responsiblePlay/exclude.ts';
import { openTestPlayer } from '../../responsiblePlay/testing/openTestPlayer.ts';
import { eraseOldPayments } from './eraseOldPayments.ts';
import { memberErasures } from './schema.ts';
import { tableErasures } from './tableErasures.ts';

const site = openTestPlayer();
const { platform, ask, join, merchant, visit, moveClock } = site;
const { hire, freshCode } = openStaff(site);
const now = () => platform().services.clock.now();

let officer: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  officer = await hire('compliance');
  second = await hire('compliance');
});

type Joined = Awaited<ReturnType<typeof join>>;

const reason = 'The member has asked for it.';
const wish = (id: string, { visitor }: TestStaff = officer) =>
  visitor.call('askStaffErasure', { body: { id, reason } });
const decide = (id: string, decision: 'agree' | 'refuse' = 'agree', { visitor }: TestStaff = second) =>
  visitor.call('decideStaffErasure', { body: { id, decision } });
const stateOf = async (id: string) =>
  (await officer.visitor.call('getStaffErasure', { query: { id } })).value;
const requestOf = async (id: string) => (await stateOf(id))?.request?.id ?? '';
const run = (query: string) => ask((tx) => rowsOf<Record<string, unknown>>(tx, sql.raw(query)));

/** Work on what calls may not change, as the tables' owner. */
const asOwner = <T>(work: (tx: Connection) => Promise<T>) =>
  platform().services.database.owner(async (tx) => {
    await tx.execute(sql`select set_config('app.merchant', 'SENVANG', true)`);
    return work(tx);
  }, 10_000);

let transfers = 0;
/** Moves money of the house to a member, or from them where it is negative. */
const move = ({ account: owner }: Joined, amount: number) =>
  ask((tx) => {
    transfers += 1;
    return postTransfer(tx, {
      idempotencyKey: `erasure test ${transfers}`,
      kind: 'test',
      at: now(),
      lines: [
        { kind: 'house', book: 'test', currency: 'VND', amount: -amount },
        { kind: 'real', owner, currency: 'VND', amount },
      ],
    });
  });

const erase = async (member: Joined) => {
  const asked = await wish(member.account);
  if (!asked.value) throw new Error(asked.text);
  const done = await decide(await requestOf(member.account));
  if (!done.value) throw new Error(done.text);
};

describe('the list of what is erased', () => {
  const columnsOf = async () => {
    const rows = await platform().services.database.system((db) =>
      rowsOf<{ table: string; columns: string[] }>(
        db,
        sql`select c.relname as "table", array_agg(a.attname::text) as columns
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
            and a.attnum > 0 and not a.attisdropped group by 1`,
      ),
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  };

  test('knows every table that holds something of members', () => {
    expect(Object.keys(tableErasures).toSorted()).toEqual(
      [...Object.keys(memberTables), 'login_challenges'].toSorted(),
    );
  });

  test('says of every column of theirs that it is erased, or by which law it stays, and never both', async () => {
    const columns = await columnsOf();
    for (const [table, { now: soon, later, kept = {} }] of Object.entries(tableErasures)) {
      const all = (columns.get(table) ?? []).toSorted();
      const isWhole = soon === 'rows' || later === 'rows';
      const named = [soon, later].flatMap((part) => (typeof part === 'object' ? Object.keys(part) : []));
      const said = [...named, ...Object.values(kept).flat()].toSorted();
      // A new column has to say here what becomes of it.
      expect([table, said]).toEqual([table, isWhole ? [] : all]);
    }
  });

  test('keeps no column by whose name a person is told', () => {
    const telling =
      /(^|_)(ip|email|mobile|birthday|nickname|payee_name|payer_name|payer_number|memo|user_agent|picture|endpoint|content|contact_info|text|html|profile|number_end|address_mac|password_hash)(_|$)/;
    const kept = Object.entries(tableErasures).flatMap(([table, { kept: columns = {} }]) =>
      Object.values(columns)
        .flat()
        .map((column) => `${table}.${column}`),
    );
    expect(kept.filter((name) => telling.test(name.split('.')[1] ?? ''))).toEqual([
      // Where staff sat, in the chain that proves what they did.
      'staff_actions.ip',
    ]);
  });
});

describe('an erasure', () => {
  test('takes what tells who the member is, everywhere at once, and leaves the books whole', async () => {
    const member = await join();
    await move(member, 50_000);
    await move(member, -50_000);
    const [before] = await ask((tx) => tx.select().from(accounts).where(eq(accounts.id, member.account)));
    await ask((tx) =>
      tx.insert(bankCards).values({
        merchantCode: 'SENVANG',
        accountId: member.account,
        bankCode: 'VCB',
        number: '970400000077',
        payeeName: 'Nguyen Thi Erased',
        addedAt: now(),
      }),
    );
    const support = await hire('owner');
    await support.visitor.call('addStaffMemberNote', {
      body: { id: member.account, text: 'Calls at night.' },
    });
    const entries = () =>
      run(`select e.* from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_id = '${member.account}' order by e.transfer_id, e.line`);
    const books = await entries();
    await erase(member);

    expect((await member.visitor.call('getMemberInfo')).status).toBe(401);
    const login = { type: 'username' as const, username: member.username, password: testPassword };
    expect((await visit().call('login', { body: login })).error?.code).toBe('WRONG_CREDENTIALS');
    const [after] = await ask((tx) => tx.select().from(accounts).where(eq(accounts.id, member.account)));
    expect(after).toMatchObject({ isBlocked: true, mobile: null, email: null, birthday: null, profile: {} });
    expect(after?.username).toMatch(/^erased-[0-9a-f]{32}$/);
    expect(await entries()).toEqual(books);
    expect(books.length).toBeGreaterThan(0);

    // Nothing that calls may read tells them any more, but for the trail, and for who was paid as long as that is kept.
    const told = [member.username, before?.mobile, before?.email, 'Calls at night.'].filter(
      (text): text is string => typeof text === 'string' && text !== '',
    );
    for (const table of Object.keys(tableErasures)) {
      if (table === 'staff_actions') continue;
      const rows = JSON.stringify(await run(`select to_jsonb(t) as row from "${table}" t`));
      for (const text of told)
        expect([table, rows.includes(JSON.stringify(text).slice(1, -1))]).toEqual([table, false]);
    }
    expect(
      await run(`select ip from audit_events where account_id = '${member.account}' and ip <> ''`),
    ).toEqual([]);
    expect(await stateOf(member.account)).toMatchObject({ hindrances: [], request: null });
    expect((await stateOf(member.account))?.erasedAt).not.toBeNull();
    const { value } = await officer.visitor.call('getStaffMembers', {
      query: { search: member.username, page: 1, pageSize: 20 },
    });
    expect(value?.members).toEqual([]);
  });

  test('takes the words of an answered question, and leaves that it was answered in time', async () => {
    const member = await join();
    const content = 'Please erase everything that you hold of me.';
    const sent = await member.visitor.call('sendFeedback', { body: { questionType: 'other', content } });
    const reference = sent.value?.reference ?? '';
    const answer = 'We erase it, as you wish.';
    const support = await hire('support');
    await support.visitor.call('answerStaffVoice', { body: { reference, answer } });
    await erase(member);
    const { value } = await support.visitor.call('getStaffVoice', { query: { reference } });
    expect(value).toMatchObject({ content: '', answers: [{ text: '' }] });
    expect(value?.answeredAt).not.toBeNull();
  });

  test('lets who was paid go with the law’s five years, and not before', async () => {
    const member = await join();
    await ask((tx) =>
      tx.insert(bankCards).values({
        merchantCode: 'SENVANG',
        accountId: member.account,
        bankCode: 'VCB',
        number: '970400000078',
        payeeName: 'Nguyen Thi Later',
        addedAt: now(),
      }),
    );
    await erase(member);
    const cards = () => run(`select number from bank_cards where account_id = '${member.account}'`);
    await eraseOldPayments(platform().services, 'SENVANG');
    expect(await cards()).toHaveLength(1);
    await asOwner((tx) =>
      tx
        .update(memberErasures)
        .set({ paymentsUntil: now() })
        .where(eq(memberErasures.accountId, member.account)),
    );
    await eraseOldPayments(platform().services, 'SENVANG');
    expect(await cards()).toEqual([]);
    expect((await stateOf(member.account))?.paymentsUntil).toBeNull();
  });

  test('needs a second person, who is another one, and is done once', async () => {
    const { account } = await join();
    expect((await wish(account)).value?.request).toMatchObject({ reason });
    const id = await requestOf(account);
    expect((await decide(id, 'agree', officer)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    expect((await wish(account, second)).error?.code).toBe('REQUEST_OPEN');
    const third = await hire('compliance');
    const answers = await Promise.all([decide(id), decide(id, 'agree', third)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(id)).error?.code).toBe('REQUEST_OVER');
    expect((await wish(account)).error?.code).toBe('ERASURE_HINDERED');
  });

  test('refused by the second person, it leaves everything', async () => {
    const { account, visitor } = await join();
    await wish(account);
    expect((await decide(await requestOf(account), 'refuse')).value).toEqual({ outcome: 'refused' });
    expect((await visitor.call('getMemberInfo')).status).toBe(200);
    expect((await stateOf(account))?.request).toBeNull();
  });

  test('waits while there is money', async () => {
    const member = await join();
    await move(member, 1);
    expect((await stateOf(member.account))?.hindrances).toEqual(['money']);
    expect((await wish(member.account)).error?.code).toBe('ERASURE_HINDERED');
    await move(member, -1);
    expect((await wish(member.account)).status).toBe(200);
    await move(member, 1);
    expect((await decide(await requestOf(member.account))).error?.code).toBe('ERASURE_HINDERED');
  });

  test.each([
    {
      name: 'deposit',
      insert: (id: string) =>
        `insert into deposits (id, merchant_code, account_id, idempotency_key, reference, method, shows, currency, amount, state, created_at, expires_at)
         values (gen_random_uuid(), 'SENVANG', '${id}', gen_random_uuid(), 'D' || upper(left(md5('${id}'), 10)), 'bank', 'account', 'VND', 100000, 'waiting', now(), now() + interval '1 hour')`,
    },
    {
      name: 'round',
      insert: (id: string) =>
        `insert into game_rounds (merchant_code, vassalage, round_id, account_id, node_id, mode, currency, stake, win, opened_at)
         values ('SENVANG', 'LANTERN', '${id}', '${id}', 'dragon-well', 'real', 'VND', 1000, 0, now())`,
    },
    {
      name: 'question',
      insert: (id: string) =>
        `insert into feedback (id, merchant_code, reference, question_type, content, account_id, language, ip, created_at, due_at)
         values (gen_random_uuid(), 'SENVANG', 'F' || upper(left(md5('${id}'), 10)), 'other', 'Why?', '${id}', 'en', '10.0.0.1', now(), now())`,
    },
    {
      name: 'downline',
      insert: (id: string) => `update accounts set upline_id = '${id}' where username = 'player1'`,
    },
  ])('waits while there is a $name', async ({ name, insert }) => {
    const { account } = await join();
    await asOwner((tx) => tx.execute(sql.raw(insert(account))));
    expect((await stateOf(account))?.hindrances).toEqual([name]);
    expect((await wish(account)).error?.code).toBe('ERASURE_HINDERED');
  });

  test('is not held up by a deposit that nobody paid in time; its money goes back if it comes at last', async () => {
    const member = await join();
    const ended = new Date(now().getTime() - 1_000);
    const [deposit] = await ask((tx) =>
      tx
        .insert(deposits)
        .values({
          merchantCode: 'SENVANG',
          accountId: member.account,
          idempotencyKey: randomUUID(),
          reference: 'LATE12345',
          method: 'bank',
          shows: 'account',
          currency: 'VND',
          amount: 100_000,
          state: 'waiting',
          createdAt: ended,
          expiresAt: ended,
        })
        .returning(),
    );
    if (!deposit) throw new Error('The deposit was not written.');
    const judged = () =>
      ask((tx) =>
        platform().services.judgeArrival(tx, { merchant: merchant(), deposit, amount: 5, now: now() }),
      );
    expect(await judged()).toBeNull();
    await erase(member);
    expect(await judged()).toBe('erased');
  });

  test('waits while an exclusion is in force, and one that begins after it was asked for stops it', async () => {
    const { account } = await join();
    await wish(account);
    const id = await requestOf(account);
    await ask((tx) =>
      exclude(tx, { merchant: merchant(), account, now: now(), kind: 'selfExclusion', endsAt: null }),
    );
    expect((await decide(id)).error?.code).toBe('ERASURE_HINDERED');
    const [row] = await ask((tx) => tx.select().from(accounts).where(eq(accounts.id, account)));
    expect(row?.isBlocked).toBe(false);
    expect((await stateOf(account))?.hindrances).toEqual(['exclusion']);
  });

  test('stands in the trail, and needs a fresh proof', async () => {
    const member = await join();
    await erase(member);
    const trail = await officer.visitor.call('getStaffActions', {
      query: { subject: member.username, page: 1, pageSize: 30 },
    });
    expect(trail.value?.actions.map(({ operation }) => operation)).toEqual([
      'decideStaffErasure',
      'askStaffErasure',
    ]);
    const { account } = await join();
    await moveClock(5 * 60);
    expect((await wish(account)).error?.code).toBe('PROOF_DUE');
    await officer.visitor.call('proveStaff', { body: { code: await freshCode(officer) } });
    await second.visitor.call('proveStaff', { body: { code: await freshCode(second) } });
  });

  test('is refused to who may not, and for another merchant’s member', async () => {
    const { account } = await join();
    expect((await wish(account, await hire('risk'))).error?.code).toBe('NOT_PERMITTED');
    expect((await wish(account, await hire('compliance', 'NORTHBAY'))).error?.code).toBe('NOT_FOUND');
    const support = await hire('support', everyMerchant);
    support.visitor.merchant = 'SENVANG';
    expect((await wish(account, support)).error?.code).toBe('NOT_PERMITTED');
    expect((await wish("x' or true --")).error?.code).toBe('NOT_FOUND');
  });

  test('cannot be taken for done by a call', async () => {
    const { account } = await join();
    await expect(
      ask((tx) => tx.execute(sql`select member_forget('SENVANG'::text, ${account}::uuid)`)),
    ).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(ask((tx) => tx.execute(sql`delete from member_erasures`))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });
});

describe('an erased account', () => {
  const text = 'The person who was erased has called.';
  const deeds = (id: string) => {
    const body = { id, reason: text };
    return {
      lockStaffMember: { ...body, answer: text },
      unlockStaffMember: body,
      endStaffMemberSessions: body,
      resetStaffMemberProof: { id, proof: 'paymentPassword', checked: text },
      setStaffMemberLabel: { ...body, clubLabel: 'Gold', type: 1 },
      setStaffMemberLimit: { ...body, kind: 'deposit', period: 'day', limit: 5_000_000 },
      excludeStaffMember: { ...body, months: 6 },
      addStaffMemberNote: { id, text },
      setStaffMemberFlag: { ...body, flag: 'watch', isSet: true },
      correctStaffMember: { id, direction: 'credit', amount: 300, answer: text },
    } as const;
  };
  const refusal = {
    code: 'MEMBER_ERASED',
    message: 'This account has been erased. Nothing can be done to it any more.',
  };
  let erased: Joined;
  let owner: TestStaff;
  beforeAll(async () => {
    owner = await hire('owner');
    erased = await join();
    await erase(erased);
  });

  /** All that the merchant's tables hold, and the marks of excluded persons, which have no merchant. */
  const held = async () => {
    const tables = Object.keys(memberTables);
    const rows = tables.map(async (table) => [table, await run(`select count(*) as rows from "${table}"`)]);
    const marks = await platform().services.database.system((db) => db.select().from(exclusionMarks));
    const account = await run(`select to_jsonb(a) as row from accounts a where id = '${erased.account}'`);
    return [await Promise.all(rows), account, marks];
  };

  test.each(Object.keys(deeds('')) as (keyof ReturnType<typeof deeds>)[])(
    'is left as it is by %s, and staff is told why',
    async (deed) => {
      const before = await held();
      const { error } = await owner.visitor.call(deed, { body: deeds(erased.account)[deed] as never });
      expect(error).toMatchObject(refusal);
      expect(await held()).toEqual(before);
    },
  );

  test('has no question opened again, and no deposit ended with words to it', async () => {
    const member = await join();
    const sent = await member.visitor.call('sendFeedback', {
      body: { questionType: 'other', content: 'Please erase everything that you hold of me.' },
    });
    const reference = sent.value?.reference ?? '';
    await owner.visitor.call('answerStaffVoice', { body: { reference, answer: 'It is being done.' } });
    const ended = new Date(now().getTime() - 1_000);
    await ask((tx) =>
      tx.insert(deposits).values({
        merchantCode: 'SENVANG',
        accountId: member.account,
        idempotencyKey: randomUUID(),
        reference: 'LATE54321',
        method: 'bank',
        shows: 'account',
        currency: 'VND',
        amount: 100_000,
        state: 'waiting',
        createdAt: ended,
        expiresAt: ended,
      }),
    );
    await erase(member);
    const again = await owner.visitor.call('reopenStaffVoice', { body: { reference, reason: text } });
    expect(again.error).toMatchObject(refusal);
    const { value: voice } = await owner.visitor.call('getStaffVoice', { query: { reference } });
    expect(voice).toMatchObject({ answeredAt: expect.any(String), memberErasedAt: expect.any(String) });
    const rejected = await owner.visitor.call('rejectStaffDeposit', {
      body: { reference: 'LATE54321', answer: text },
    });
    expect(rejected.error).toMatchObject(refusal);
    const { value: late } = await owner.visitor.call('getStaffDeposit', {
      query: { reference: 'LATE54321' },
    });
    expect(late?.deposit).toMatchObject({ state: 'expired', memberErasedAt: expect.any(String) });
    expect(await run(`select id from inbox_messages where account_id = '${member.account}'`)).toEqual([]);
  });

  test('is offered no transfer, and none can be matched with a deposit of it', async () => {
    const [gone, other] = [await join(), await join()];
    const depositOf = ({ account }: Joined, reference: string) => ({
      merchantCode: 'SENVANG' as const,
      accountId: account,
      idempotencyKey: randomUUID(),
      reference,
      method: 'bank' as const,
      shows: 'account' as const,
      currency: 'VND' as const,
      amount: 100_000,
      state: 'waiting' as const,
      createdAt: new Date(now().getTime() - 1_000),
      expiresAt: new Date(now().getTime() - 1_000),
    });
    const transfer = {
      merchantCode: 'SENVANG',
      eventId: randomUUID(),
      reference: 'FT000777001',
      currency: 'VND' as const,
      amount: 100_000,
      memo: 'GONE12345 OTHER2345',
      payerName: 'LE THI LAN',
      payerBank: 'ACB',
      payerNumber: '0123454821',
      state: 'open' as const,
      at: now(),
      receivedAt: now(),
      changedAt: now(),
    };
    await ask((tx) =>
      tx.insert(deposits).values([depositOf(gone, 'GONE12345'), depositOf(other, 'OTHER2345')]),
    );
    const [arrival] = await ask((tx) => tx.insert(transferArrivals).values(transfer).returning());
    const id = arrival?.id ?? '';
    const offered = async () => {
      const { value } = await owner.visitor.call('getStaffArrival', { query: { id } });
      const known = value?.deposits.map(({ reference }) => reference) ?? [];
      return ['GONE12345', 'OTHER2345'].filter((reference) => known.includes(reference));
    };
    const transfersFor = async (reference: string) =>
      (await owner.visitor.call('getStaffDeposit', { query: { reference } })).value?.arrivals.length;
    expect(await offered()).toEqual(['GONE12345', 'OTHER2345']);
    expect(await transfersFor('GONE12345')).toBe(1);
    await erase(gone);
    expect(await offered()).toEqual(['OTHER2345']);
    expect([await transfersFor('GONE12345'), await transfersFor('OTHER2345')]).toEqual([0, 1]);
    const matched = await owner.visitor.call('matchStaffArrival', {
      body: { id, deposit: 'GONE12345', reason: text },
    });
    expect(matched.error).toMatchObject(refusal);
    const { value: still } = await owner.visitor.call('getStaffArrival', { query: { id } });
    expect(still?.arrival.state).toBe('open');
  });

  test('is told with the moment of the erasure, which nobody else has', async () => {
    const other = await join();
    const { value: erasure } = await owner.visitor.call('getStaffErasure', { query: { id: erased.account } });
    const erasedAtOf = async (id: string) => {
      const { value: page } = await owner.visitor.call('getStaffMember', { query: { id } });
      const { value: list } = await owner.visitor.call('getStaffMembers', { query: { search: id } });
      return [page?.erasedAt, ...(list?.members ?? []).map(({ erasedAt }) => erasedAt)];
    };
    expect(erasure?.erasedAt).toEqual(expect.any(String));
    expect(await erasedAtOf(erased.account)).toEqual([erasure?.erasedAt, erasure?.erasedAt]);
    expect(await erasedAtOf(other.account)).toEqual([null, null]);
  });

  test('can still be looked at, and what the law keeps of it exported', async () => {
    const body = { id: erased.account, reason: text };
    expect((await owner.visitor.call('getStaffMember', { query: { id: erased.account } })).status).toBe(200);
    expect((await owner.visitor.call('revealStaffMember', { body })).status).toBe(200);
    expect((await owner.visitor.call('exportStaffMember', { body })).status).toBe(200);
  });
});
