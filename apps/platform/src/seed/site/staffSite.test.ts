import type { BodyOf, ValueOf } from '@marquee/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { openStaff, type TestStaff } from '../../staff/testing/openStaff.ts';
import { applyBrand } from '../apply/applyBrand.ts';
import { compareSettings } from '../apply/compareSettings.ts';

const site = openTestSite();
const { platform, visit, moveClock } = site;
const { hire } = openStaff(site);

let owner: TestStaff;
let other: TestStaff;
beforeAll(async () => {
  owner = await hire('owner');
  other = await hire('owner');
});

type Change = Omit<BodyOf<'changeStaffSite'>, 'version' | 'reason'>;

const look = async ({ visitor }: TestStaff): Promise<ValueOf<'getStaffSite'>> => {
  const { value, text } = await visitor.call('getStaffSite');
  if (!value) throw new Error(text);
  return value;
};
const changeAs = ({ visitor }: TestStaff, version: string, change: Change) =>
  visitor.call('changeStaffSite', { body: { version, reason: 'As agreed in the morning.', ...change } });
const change = async (part: keyof ValueOf<'getStaffSite'>['settings'], to: Change) =>
  changeAs(owner, (await look(owner)).versions[part], to);
const close = async (maintenance: BodyOf<'setStaffMaintenance'>['maintenance']) => {
  const { versions } = await look(owner);
  return owner.visitor.call('setStaffMaintenance', {
    body: { version: versions.maintenance, maintenance, reason: 'New servers.' },
  });
};
const inMinutes = (minutes: number) =>
  new Date(platform().services.clock.now().getTime() + minutes * 60_000).toISOString();

describe('settings of a site', () => {
  test('a flag that is turned off is off with the next call, and the trail says what it was', async () => {
    const { settings, operators } = await look(owner);
    expect(operators).not.toContain('flags.FACEBOOKLOGIN3');
    expect(settings.flags.FACEBOOKLOGIN3).toBe(true);
    const { value } = await change('flags', { flags: { ...settings.flags, FACEBOOKLOGIN3: false } });
    expect(value?.operators).toContain('flags.FACEBOOKLOGIN3');
    const { value: whitelabel } = await visit().call('getWhitelabel');
    const leaves = whitelabel?.settings.flatMap(({ childrenNodes }) => childrenNodes) ?? [];
    expect(leaves.find(({ modId }) => modId === 'FACEBOOKLOGIN3')?.enabled).toBe('0');
    const { value: trail } = await owner.visitor.call('getStaffActions', {
      query: { operation: 'changeStaffSite' },
    });
    expect(trail?.actions[0]).toMatchObject({
      subject: 'flags',
      person: owner.name,
      reason: 'As agreed in the morning.',
      changes: [{ field: 'flags.FACEBOOKLOGIN3', before: 'true', after: 'false' }],
    });
  });

  test('what an operator has set stays when the folder is applied, and is named as kept', async () => {
    const { settings } = await look(owner);
    await change('logins', {
      logins: {
        passwordMaxAgeDays: 77,
        secondFactor: [...settings.logins.secondFactor],
        secondFactorAfter: [],
        knownAddressDays: 30,
      },
    });
    const { services } = platform();
    const merchant = services.merchants.find(({ code }) => code === 'SENVANG');
    if (!merchant) throw new Error('There is no merchant.');
    const all = Object.fromEntries(services.merchants.map(({ code, settings: own }) => [code, own]));
    await applyBrand(services, { brand: merchant.brand, settings: all });
    expect((await look(owner)).settings.logins.passwordMaxAgeDays).toBe(77);
    const { differences } = await services.database.tenant('SENVANG', (tx) => compareSettings(tx, merchant));
    expect(differences.find(({ key }) => key === 'passwordMaxAgeDays')).toMatchObject({ isOperators: true });
  });

  test('a country and a network that are closed are refused with the next call, and let in again', async () => {
    const { settings } = await look(owner);
    const inside = visit({ address: '10.99.1.7' });
    expect((await inside.call('getWhitelabel')).status).toBe(200);
    const blocked = [...settings.regions.blocked, '10.99.0.0/16', '2001:db8::/48'];
    await change('regions', { regions: { ...settings.regions, blocked } });
    expect((await inside.call('getWhitelabel')).error?.code).toBe('ADDRESS_BLOCKED');
    await change('regions', { regions: settings.regions });
    expect((await inside.call('getWhitelabel')).status).toBe(200);
  });

  test.each([
    ['regions.blocked', { blocked: ['203.0.113.999'] }],
    ['regions.blocked', { blocked: ['203.0.113.7/24'] }],
    ['regions.restricted', { restricted: ['VN'] }],
    ['regions.restricted', { restricted: ['XX'] }],
    ['regions.phones', { phones: [] }],
    ['regions.phones', { phones: ['VN', 'AQ'] }],
    ['regions.home', { home: 'vn' }],
  ])('what makes no sense is refused by its field: %s', async (field, wrong) => {
    const { settings } = await look(owner);
    const { error } = await change('regions', { regions: { ...settings.regions, ...wrong } });
    expect(error?.code).toBe('INVALID_INPUT');
    expect(error?.details?.fields?.[0]?.field).toBe(field);
    expect((await look(owner)).settings).toEqual(settings);
  });

  test('a long list is told by what came in and what went out', async () => {
    const { settings } = await look(owner);
    const many = Array.from({ length: 40 }, (_, at) => `203.0.113.${at}`);
    await change('regions', { regions: { ...settings.regions, blocked: many } });
    await change('regions', {
      regions: { ...settings.regions, blocked: [...many.slice(1), '198.51.100.1'] },
    });
    const { value } = await owner.visitor.call('getStaffActions', { query: { subject: 'regions' } });
    expect(value?.actions[0]?.changes).toEqual([
      { field: 'regions.blocked', before: '203.0.113.0', after: '198.51.100.1' },
    ]);
    await change('regions', { regions: settings.regions });
  });

  test('of two people who save at once one is refused, and nothing of theirs is written', async () => {
    const { settings, versions } = await look(owner);
    const flagsWith = (MOBILENUMREG3: boolean, FREEPLAY3: boolean) => ({
      flags: { ...settings.flags, MOBILENUMREG3, FREEPLAY3 },
    });
    const { MOBILENUMREG3, FREEPLAY3 } = settings.flags;
    const answers = await Promise.all([
      changeAs(owner, versions.flags, flagsWith(!MOBILENUMREG3, FREEPLAY3)),
      changeAs(other, versions.flags, flagsWith(MOBILENUMREG3, !FREEPLAY3)),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual([
      'SETTINGS_CHANGED',
      'done',
    ]);
    const after = (await look(owner)).settings.flags;
    expect([after.MOBILENUMREG3 !== MOBILENUMREG3, after.FREEPLAY3 !== FREEPLAY3].toSorted()).toEqual([
      false,
      true,
    ]);
    // Another part has not changed.
    expect((await changeAs(other, versions.regions, { regions: settings.regions })).status).toBe(200);
  });

  test('exactly one part is changed at a time, and who has lost the role changes nothing', async () => {
    const { settings, versions } = await look(owner);
    const both = { flags: settings.flags, regions: settings.regions };
    expect((await changeAs(owner, versions.flags, both)).error?.code).toBe('INVALID_INPUT');
    const leaving = await hire('owner');
    const [boss] = [await hire('owner', '*')];
    await boss.visitor.call('setStaffGrants', {
      body: { id: leaving.id, grants: [{ merchant: 'SENVANG', role: 'read-only' }], reason: 'Other work.' },
    });
    const tried = await changeAs(leaving, versions.flags, { flags: settings.flags });
    expect(['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'NOT_PERMITTED']).toContain(tried.error?.code);
  });

  test('a page of another site cannot send a change', async () => {
    const { settings, versions } = await look(owner);
    const { app } = platform();
    const { body } = await app.inject({
      method: 'POST',
      url: '/wps/staff/site',
      headers: {
        host: 'console.localhost',
        origin: 'http://sen-vang.localhost',
        'x-merchant': 'SENVANG',
        'content-type': 'application/json',
        cookie: [...owner.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: JSON.stringify({ version: versions.flags, flags: settings.flags, reason: 'A trap.' }),
    });
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'FOREIGN_ORIGIN' } });
  });
});

describe('what members fill in and pay by', () => {
  test('a registration asks for what is settled, as long and as old as is settled', async () => {
    const { settings, minimumAge } = await look(owner);
    const { registration } = settings;
    const { value } = await change('registration', {
      registration: {
        ...registration,
        fields: [...registration.fields, 'zalo*'],
        minimumAge: 21,
        birthdayAge: 21,
        rules: { ...registration.rules, nickname: { kind: 'letters', min: 3, max: 9 } },
      },
    });
    expect(value?.operators).toContain('registration.rules.nickname');
    const asked = await visit().call('getRegisterSettings');
    expect(asked.value).toMatchObject({ minimumAge: 21, birthdayAge: 21 });
    expect(asked.value?.fields.at(-1)).toMatchObject({ field: 'zalo', required: true });
    const rules = (await visit().call('getRegisterRules')).value ?? [];
    expect(rules.find(({ field }) => field === 'nickname')).toMatchObject({
      patternId: 'letters',
      minLength: 3,
      maxLength: 9,
    });
    const refused = async (wrong: Partial<typeof registration>) => {
      const { error } = await change('registration', { registration: { ...registration, ...wrong } });
      return error?.details?.fields?.[0]?.field;
    };
    expect(await refused({ minimumAge: minimumAge - 1 })).toBe('registration.minimumAge');
    expect(await refused({ minimumAge: 21, birthdayAge: 20 })).toBe('registration.birthdayAge');
    expect(await refused({ rules: { nickname: { kind: 'any', min: 9, max: 3 } } })).toBe(
      'registration.rules.nickname',
    );
    await change('registration', { registration });
  });

  test('a way to deposit has the bounds that are settled, and one that is taken away is offered no more', async () => {
    const { settings } = await look(owner);
    const { deposits } = settings;
    const [first, ...others] = deposits.methods;
    if (!first) throw new Error('There is no way to deposit.');
    const most = first.max - 1;
    await change('deposits', { deposits: { ...deposits, openMax: 2, methods: [{ ...first, max: most }] } });
    expect((await look(owner)).settings.deposits).toMatchObject({
      openMax: 2,
      methods: [{ id: first.id, max: most }],
    });
    const wrong = { ...first, min: 10, max: 5 };
    const { error } = await change('deposits', { deposits: { ...deposits, methods: [wrong] } });
    expect(error?.details?.fields?.[0]?.field).toBe('deposits.methods.0.max');
    await change('deposits', { deposits: { ...deposits, methods: [first, ...others] } });
    expect((await look(owner)).settings.deposits).toEqual(deposits);
  });

  test('hosts are chosen from those that the installation has', async () => {
    const { error } = await change('cdns', { cdns: { images: ['https://elsewhere.example'], games: [] } });
    expect(error?.details?.fields?.[0]?.field).toBe('cdns.images');
    expect((await change('cdns', { cdns: { images: [], games: [] } })).status).toBe(200);
  });

  test('the wallet mode is changed by whoever has seen it', async () => {
    const { versions, wallet } = await look(owner);
    expect(wallet.isSingle).toBe(true);
    const turn = (version: string, isSingle: boolean) =>
      owner.visitor.call('setStaffWallet', { body: { version, isSingle, reason: 'A new contract.' } });
    const { value } = await turn(versions.wallet, false);
    expect(value?.wallet).toEqual({ isSingle: false });
    expect((await turn(versions.wallet, true)).error?.code).toBe('SETTINGS_CHANGED');
    expect((await turn(value?.versions.wallet ?? '', true)).value?.wallet).toEqual({ isSingle: true });
  });
});

describe('maintenance of a site', () => {
  test('is told while it is planned, begins by itself, and ends when a person ends it', async () => {
    const player = visit();
    const told = async () => {
      const { value } = await player.call('getStatus');
      return [value?.maintenance, value?.plannedMaintenance ?? value?.maintenanceInfo];
    };
    const [startsAt, endsAt] = [inMinutes(10), inMinutes(70)];
    const message = 'New tables are set up.';
    const { value } = await close({ startsAt, endsAt, message });
    expect(value?.maintenance).toEqual({ state: 'planned', startsAt, endsAt, message });
    expect(await told()).toEqual([false, { startsAt, endsAt }]);
    expect((await player.call('getWhitelabel')).status).toBe(200);
    await moveClock(11 * 60);
    platform().services.sites.forget('SENVANG');
    expect(await told()).toEqual([true, { endsAt, message }]);
    expect((await player.call('getWhitelabel')).error?.code).toBe('MAINTENANCE');
    expect((await look(owner)).maintenance.state).toBe('closed');
    // Its end is a plan: the site stays closed until somebody opens it.
    await moveClock(2 * 60 * 60);
    platform().services.sites.forget('SENVANG');
    expect((await player.call('getWhitelabel')).error?.code).toBe('MAINTENANCE');
    owner = await hire('owner');
    expect((await close(null)).value?.maintenance.state).toBe('open');
    expect((await player.call('getWhitelabel')).status).toBe(200);
    expect(await told()).toEqual([false, null]);
  });

  test('can begin at once, and a moment that is over or out of order is refused by its field', async () => {
    expect((await close({ startsAt: null, endsAt: null })).value?.maintenance.state).toBe('closed');
    expect((await visit().call('getWhitelabel')).error?.code).toBe('MAINTENANCE');
    await close(null);
    const refused = async (startsAt: string | null, endsAt: string | null) => {
      const { error } = await close({ startsAt, endsAt });
      return error?.details?.fields?.[0]?.field;
    };
    expect(await refused(inMinutes(-1), null)).toBe('maintenance.startsAt');
    expect(await refused(inMinutes(60), inMinutes(30))).toBe('maintenance.endsAt');
    expect(await refused(null, inMinutes(-5))).toBe('maintenance.endsAt');
    expect(await refused(inMinutes(100 * 24 * 60), null)).toBe('maintenance.startsAt');
  });

  test('is seen by whoever ends it: an older page cannot', async () => {
    const { versions } = await look(owner);
    await close({ startsAt: inMinutes(30), endsAt: null });
    const { error } = await other.visitor.call('setStaffMaintenance', {
      body: { version: versions.maintenance, maintenance: null, reason: 'Not needed.' },
    });
    // The other one's session has ended meanwhile, by the clock, where this runs alone.
    expect(['SETTINGS_CHANGED', 'SESSION_EXPIRED', 'NOT_LOGGED_IN']).toContain(error?.code);
    await close(null);
  });
});
