import { type BodyOf, everyMerchant } from '@marquee/contract';
import { eq } from '#drizzle';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { staffRequests } from '../requests/schema.ts';
import { consoleHost, openStaff, staffPassword, type TestStaff } from '../testing/openStaff.ts';

const site = openTestSite();
const { platform, visit } = site;
const { hire, freshCode } = openStaff(site);
const support = [{ merchant: 'SENVANG', role: 'support' as const }];
const owns = [{ merchant: everyMerchant, role: 'owner' as const }];

const inDatabase = (statement: string) => platform().services.database.system((db) => db.execute(statement));

const grant = ({ visitor }: TestStaff, { id }: TestStaff, grants: BodyOf<'setStaffGrants'>['grants']) =>
  visitor.call('setStaffGrants', { body: { id, grants, reason: 'Covers the night.' } });
const invite = ({ visitor }: TestStaff, email: string, grants: BodyOf<'inviteStaff'>['grants'] = support) =>
  visitor.call('inviteStaff', { body: { email, language: 'en', grants } });
const waiting = async ({ visitor }: TestStaff) =>
  (await visitor.call('getStaffPeopleRequests')).value?.requests ?? [];
const decide = ({ visitor }: Pick<TestStaff, 'visitor'>, id = '', decision: 'agree' | 'refuse' = 'agree') =>
  visitor.call('decideStaffPeopleRequest', { body: { id, decision } });
const rolesOf = async (person: TestStaff, by: TestStaff) => {
  const { value } = await by.visitor.call('getStaffPeople');
  return value?.people.find(({ id }) => id === person.id)?.grants;
};

describe('an owner who is alone', () => {
  let sole: TestStaff;
  beforeAll(async () => {
    await inDatabase('delete from staff_grants');
    sole = await hire('owner', everyMerchant);
  });

  test('begins at once, and the trail says that nobody could agree', async () => {
    expect((await invite(sole, 'first@operator.example')).value).toEqual({ outcome: 'done' });
    const { value } = await sole.visitor.call('getInstallationActions', {
      query: { subject: 'first@operator.example' },
    });
    expect(value?.actions[0]?.changes).toContainEqual({
      field: 'secondPerson',
      before: null,
      after: 'nobody',
    });
  });

  test('stays alone while the other owner is only invited, and is not from the moment they are in', async () => {
    expect((await invite(sole, 'second@operator.example', owns)).value).toEqual({ outcome: 'done' });
    expect((await invite(sole, 'third@operator.example')).value).toEqual({ outcome: 'done' });
    await hire('owner', everyMerchant);
    expect((await invite(sole, 'fourth@operator.example')).value).toEqual({ outcome: 'asked' });
  });

  test('gets payout rules of a merchant at once while nobody else may change its site', async () => {
    const lone = await hire('owner', 'NORTHBAY');
    await inDatabase(`delete from staff_grants where person_id <> '${lone.id}'`);
    const { value } = await lone.visitor.call('getStaffSite');
    const rules = { ...value?.settings.withdrawals, dayCount: 4 };
    const ask = (version = '') =>
      lone.visitor.call('askStaffPayoutRules', {
        body: { version, withdrawals: rules, reason: 'The first rules.' },
      });
    expect((await ask(value?.versions.withdrawals)).value?.settings.withdrawals.dayCount).toBe(4);
    const { value: trail } = await lone.visitor.call('getStaffActions', {
      query: { subject: 'withdrawals' },
    });
    expect(trail?.actions[0]?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['withdrawals.dayCount', 'secondPerson']),
    );
    await hire('owner', 'NORTHBAY');
    const now = await lone.visitor.call('getStaffSite');
    rules.dayCount = 5;
    expect((await ask(now.value?.versions.withdrawals)).value?.settings.withdrawals.dayCount).toBe(4);
  });
});

describe('where two people manage staff', () => {
  let ann: TestStaff;
  let bao: TestStaff;
  let person: TestStaff;
  beforeEach(async () => {
    await inDatabase('delete from staff_grants');
    ann = await hire('owner', everyMerchant);
    bao = await hire('owner', everyMerchant);
    person = await hire('payments');
  });

  test('roles change when the other one agrees, and not before', async () => {
    expect((await grant(ann, person, support)).value).toEqual({ outcome: 'asked' });
    expect(await rolesOf(person, ann)).toEqual([{ merchant: 'SENVANG', role: 'payments' }]);
    const [request] = await waiting(bao);
    expect(request).toMatchObject({
      kind: 'changeGrants',
      email: person.email,
      before: [{ merchant: 'SENVANG', role: 'payments' }],
      after: support,
      reason: 'Covers the night.',
      askedBy: { name: ann.name },
    });
    expect((await grant(bao, person, owns)).error?.code).toBe('REQUEST_OPEN');
    expect((await decide(bao, request?.id)).value).toEqual({ outcome: 'done' });
    expect(await rolesOf(person, ann)).toEqual(support);
    expect((await person.visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
    expect((await decide(bao, request?.id)).error?.code).toBe('REQUEST_OVER');
  });

  test('the same person under two sessions is one', async () => {
    await grant(ann, person, owns);
    const [request] = await waiting(ann);
    expect((await decide(ann, request?.id)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    const elsewhere = visit({ host: consoleHost, address: '10.99.0.9' });
    const body = { email: ann.email, password: staffPassword, code: await freshCode(ann) };
    expect((await elsewhere.call('loginStaff', { body })).status).toBe(200);
    expect((await decide({ visitor: elsewhere }, request?.id)).error?.code).toBe('SECOND_PERSON_REQUIRED');
    // Whoever gets past the platform meets the database.
    const change = { state: 'agreed' as const, decidedBy: ann.id, decidedByName: 'Somebody else' };
    await expect(
      platform().services.database.system((db) =>
        db
          .update(staffRequests)
          .set(change)
          .where(eq(staffRequests.id, request?.id ?? '')),
      ),
    ).rejects.toThrow(/staff_requests/);
    expect(await rolesOf(person, bao)).toEqual([{ merchant: 'SENVANG', role: 'payments' }]);
  });

  test('nobody makes a second person of their own: an invitation waits too, and so does its link', async () => {
    const email = `puppet-${ann.name}@operator.example`;
    expect((await invite(ann, email, owns)).value).toEqual({ outcome: 'asked' });
    const { value: outbox } = await visit().call('getOutbox', { query: { to: email } });
    expect(outbox?.messages).toEqual([]);
    const [request] = await waiting(bao);
    expect((await decide(bao, request?.id, 'refuse')).value).toEqual({ outcome: 'refused' });
    const { value } = await ann.visitor.call('getStaffPeople');
    expect(value?.people.map((one) => one.email)).not.toContain(email);
  });

  test('nobody becomes alone by removing the other', async () => {
    const remove = { body: { id: bao.id, reason: 'Has left.' } };
    expect((await ann.visitor.call('removeStaff', remove)).value).toEqual({ outcome: 'asked' });
    expect((await bao.visitor.call('getStaff')).status).toBe(200);
    expect((await grant(ann, bao, support)).error?.code).toBe('REQUEST_OPEN');
    // Anybody else is out at once.
    const other = { body: { id: person.id, reason: 'Has left.' } };
    expect((await ann.visitor.call('removeStaff', other)).value).toEqual({ outcome: 'done' });
    expect((await person.visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
  });

  test('of two who agree at once one does it', async () => {
    const third = await hire('owner', everyMerchant);
    await grant(ann, person, support);
    const [request] = await waiting(bao);
    const answers = await Promise.all([decide(bao, request?.id), decide(third, request?.id)]);
    expect(answers.map(({ value, error }) => value?.outcome ?? error?.code).toSorted()).toEqual([
      'REQUEST_OVER',
      'done',
    ]);
  });

  test('of two who ask at once about one person one does', async () => {
    const answers = await Promise.all([grant(ann, person, support), grant(bao, person, owns)]);
    expect(answers.map(({ value, error }) => value?.outcome ?? error?.code).toSorted()).toEqual([
      'REQUEST_OPEN',
      'asked',
    ]);
    expect(await waiting(ann)).toHaveLength(1);
  });

  test('an old agreement does nothing: the person has changed, or who asked manages staff no more', async () => {
    await grant(ann, person, owns);
    const [first] = await waiting(bao);
    const { visitor } = await hire('owner', everyMerchant);
    await visitor.call('removeStaff', { body: { id: person.id, reason: 'Has left.' } });
    expect(await waiting(bao)).toEqual([]);
    expect((await decide(bao, first?.id)).value).toEqual({ outcome: 'outdated' });

    await invite(ann, 'later@operator.example');
    const [second] = await waiting(bao);
    await inDatabase(`delete from staff_grants where person_id = '${ann.id}'`);
    expect(await waiting(bao)).toEqual([]);
    expect((await decide(bao, second?.id)).value).toEqual({ outcome: 'outdated' });
  });

  test('a request of a merchant is none of staff’s, and the other way round', async () => {
    await grant(ann, person, support);
    const [request] = await waiting(bao);
    const body = { id: request?.id ?? '', decision: 'agree' as const };
    expect((await bao.visitor.call('decideStaffSiteRequest', { body })).error?.code).toBe('NOT_FOUND');
    expect((await bao.visitor.call('decideStaffRequest', { body })).error?.code).toBe('NOT_FOUND');
    const { value } = await bao.visitor.call('getStaffSite');
    const rules = { ...value?.settings.withdrawals, dayCount: 2 };
    const version = value?.versions.withdrawals ?? '';
    await ann.visitor.call('askStaffPayoutRules', {
      body: { version, withdrawals: rules, reason: 'Fewer a day.' },
    });
    const { value: asked } = await bao.visitor.call('getStaffSiteRequests');
    expect((await decide(bao, asked?.requests[0]?.id)).error?.code).toBe('NOT_FOUND');
  });

  test('an owner of one merchant manages nobody', async () => {
    const lone = await hire('owner');
    await grant(ann, person, support);
    const [request] = await waiting(bao);
    expect((await decide(lone, request?.id)).error?.code).toBe('NOT_PERMITTED');
  });
});
