import type { MerchantSettings } from '@marquee/brand';
import { eq, like } from '#drizzle';
import { describe, expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import type { Connection } from '../../kernel/db/Database.ts';
import type { Merchant } from '../../kernel/merchants/Merchant.ts';
import { merchantBrands } from '../../kernel/merchants/schema.ts';
import { depositMethods } from '../../money/deposits/schema.ts';
import { games } from '../../play/games/schema.ts';
import { helpTopics, sites } from '../../sites/system/schema.ts';
import { appliedSettings } from '../schema.ts';
import { seedMerchants } from '../seedMerchants.ts';
import { confirmed } from '../testing/confirmed.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

const { platform, visit, setFlags } = openTestSite();
const host = 'northbay.localhost';
const code = 'NORTHBAY';

const folder = (): Merchant => {
  const merchant = platform().services.merchants.find((one) => one.code === code);
  if (!merchant) throw new Error(`There is no merchant ${code}.`);
  return merchant;
};

const withBrand = (changes: Partial<Merchant['brand']>): Merchant => ({
  ...folder(),
  brand: { ...folder().brand, ...changes },
});

const withSettings = (changes: Partial<MerchantSettings>): Merchant => ({
  ...folder(),
  settings: { ...folder().settings, ...changes },
});

/** Gives a command as an operator does, the merchant's folder saying what is given. */
const run = (words: string, merchant = folder()) => {
  const { database, merchants, clock } = platform().services;
  const command = readCommand(words.split(' '));
  if (typeof command === 'string') throw new Error(command);
  if (command.name === 'move') throw new Error('A move is no matter of one database.');
  const all = merchants.map((one) => (one.code === code ? merchant : one));
  return runCommand(command, { database, merchants: all, now: clock.now() });
};

const applied = (words: string, merchant?: Merchant) => run(`${words} ${code}`, merchant);

const age = async () => (await visit({ host }).call('getRegisterSettings')).value?.minimumAge;

test('a folder that says nothing new has nothing to apply', async () => {
  // Tests are not asked for a second proof, which counts as an operator's choice.
  await applied('apply --take secondFactor');
  expect(await applied('apply')).toContain('nothing to apply');
  expect(await run('list')).toMatch(/NORTHBAY .* 0 to apply, 0 changed by operators/);
});

test('legal facts reach a running node: registration, help and the brand itself', async () => {
  const { legal } = folder().brand;
  const next = withBrand({ name: 'Northbay Club', legal: { ...legal, minimumAge: 23 } });
  const told = await applied('apply', next);
  expect(told).toContain('brand.legal.minimumAge');
  expect(told).toContain('21 → 23');
  await expect.poll(() => folder().brand.name).toBe('Northbay Club');
  expect(await age()).toBe(23);
  const help = await visit({ host, language: 'en' }).call('getHelpCenter');
  const terms = help.value?.topics.find(({ id }) => id === 'terms');
  expect(terms?.html).toContain('You must be 23 or over');
  expect(terms?.html).toContain('Northbay Club');
});

test('addresses and networks that are blocked are refused by a running node, whoever else is in', async () => {
  const { regions } = folder().settings;
  const blocked = ['10.44.0.0/16', '10.45.1.7', 'fd00:44::/48'];
  await applied('apply', withSettings({ regions: { ...regions, blocked } }));
  const isIn = async (address: string) => {
    const visitor = visit({ host, address });
    const { error } = await visitor.call('getCountries');
    const { value } = await visitor.call('getPermission', { query: { host } });
    return [error?.code ?? 'open', value?.restriction, value?.location.ip];
  };
  await expect.poll(() => isIn('10.44.3.9')).toEqual(['ADDRESS_BLOCKED', 'address', '10.44.3.9']);
  expect(await isIn('10.45.1.7')).toEqual(['ADDRESS_BLOCKED', 'address', '10.45.1.7']);
  expect((await isIn('fd00:44:0:9::1')).slice(0, 2)).toEqual(['ADDRESS_BLOCKED', 'address']);
  expect(await isIn('10.45.1.8')).toEqual(['open', null, '10.45.1.8']);
  const { error } = await visit({ address: '10.44.3.9' }).call('getCountries');
  expect(error, 'another merchant').toBeUndefined();
  await applied('apply', withSettings({ regions: { ...regions, blocked: [] } }));
  await expect.poll(() => isIn('10.44.3.9')).toEqual(['open', null, '10.44.3.9']);
});

test('what an operator has changed is kept and named, until it is given back', async () => {
  await setFlags({ FREEPLAY3: true }, host);
  const next = withSettings({
    flags: { ...folder().settings.flags, GOOGLELOGIN3: false },
    passwordMaxAgeDays: 90,
  });
  const told = await applied('apply', next);
  expect(told).toMatch(/flags\.GOOGLELOGIN3 +true → false/);
  expect(told).toMatch(/Kept[^]*flags\.FREEPLAY3 +true, the folder says false/);
  const flags = async () => (await platform().services.sites.read(code)).hasFlag;
  await expect.poll(async () => (await flags())('GOOGLELOGIN3')).toBe(false);
  expect((await flags())('FREEPLAY3')).toBe(true);

  expect(await applied('diff', next)).toContain('flags.FREEPLAY3');
  await applied('apply --take flags.FREEPLAY3', next);
  await expect.poll(async () => (await flags())('FREEPLAY3')).toBe(false);
});

describe('what the catalogue says of a game', () => {
  const id = 'tien-len-mien-nam';
  const key = `games.${id}.description`;
  const old = { vi: 'Như trước.', en: 'As it was before.' };
  const inTenant = <T>(work: (tx: Connection) => Promise<T>) =>
    platform().services.database.tenant(code, work);
  const textOf = async () =>
    (await visit({ host, language: 'en' }).call('getGameInfo', { query: { gameId: id } })).value?.description;
  const write = (change: Partial<typeof games.$inferInsert>) =>
    inTenant((tx) => tx.update(games).set(change).where(eq(games.nodeId, id)));
  const forget = () =>
    inTenant((tx) => tx.delete(appliedSettings).where(like(appliedSettings.key, 'games.%')));

  test('is renewed where a release before had filled it in; what staff settled about the game stays', async () => {
    await applied('apply');
    const now = await textOf();
    expect(now).toContain('thirteen cards');
    await write({ description: old, badge: 'exclusive', isOffered: false });
    await forget();
    const told = await applied('apply');
    expect(told).toContain(key);
    expect(told).toContain('1 applied');
    const [game] = await inTenant((tx) => tx.select().from(games).where(eq(games.nodeId, id)));
    expect(game).toMatchObject({ badge: 'exclusive', isOffered: false });
    await write({ isOffered: true });
    expect(await textOf()).toBe(now);
    expect(await applied('apply')).toContain('nothing to apply');
  });

  test('is kept where somebody has changed it since it was applied, until it is given back', async () => {
    await write({ description: old });
    expect(await applied('apply')).toMatch(new RegExp(`Kept[^]*${key} `));
    expect(await textOf()).toBe(old.en);
    await applied(`apply --take ${key}`);
    expect(await textOf()).toContain('thirteen cards');
  });

  test('comes with a game that is new in it', async () => {
    await inTenant((tx) => tx.delete(games).where(eq(games.nodeId, id)));
    await inTenant((tx) => tx.delete(appliedSettings).where(like(appliedSettings.key, `games.${id}.%`)));
    expect(await applied('apply')).toContain('3 applied');
    expect(await textOf()).toContain('thirteen cards');
  });
});

test('a deposit method that an operator took away stays away; one that the folder adds is offered', async () => {
  const { database } = platform().services;
  const { deposits } = folder().settings;
  const [first] = deposits.methods;
  if (!first) throw new Error('There is no method.');
  await database.tenant(code, (tx) => tx.delete(depositMethods).where(eq(depositMethods.method, first.id)));
  const further = { ...first, id: 'momo', label: { en: 'MoMo' } };
  const told = await applied(
    'apply',
    withSettings({ deposits: { ...deposits, methods: [...deposits.methods, further] } }),
  );
  expect(told).toMatch(new RegExp(`Kept[^]*deposits.methods.${first.id} `));
  const rows = await database.tenant(code, (tx) => tx.select().from(depositMethods));
  const offered = rows.filter(({ isEnabled }) => isEnabled).map(({ method }) => method);
  expect(offered).toContain('momo');
  expect(offered).not.toContain(first.id);
});

test('a currency that members have money in, and the days that are closed, keep their meaning', async () => {
  const before = await run('list');
  await expect(applied('apply', withBrand({ currency: 'EUR', name: 'Half done' }))).rejects.toThrow(
    /keeps its members' money in USD[^]*Put USD back/,
  );
  await expect(applied('apply', withBrand({ timeZone: 'Asia/Manila' }))).rejects.toThrow(
    /closed its days in Europe\/Malta/,
  );
  expect(await run('list')).toBe(before);
  const { database } = platform().services;
  const [kept] = await database.tenant(code, (tx) => tx.select().from(merchantBrands));
  expect(kept?.document.brand).toMatchObject({ currency: 'USD', timeZone: 'Europe/Malta' });
  expect(kept?.document.brand.name).not.toBe('Half done');
});

test('a merchant whose code was changed is not opened as an empty one', async () => {
  const { services } = platform();
  const renamed = services.merchants.map((one) => (one.code === code ? { ...one, code: 'NB' } : one));
  const parts = { ...services, merchants: renamed };
  await expect(seedMerchants(parts, () => Promise.resolve())).rejects.toThrow(/Put NORTHBAY back/);
});

test('data of before settings were remembered: what differs counts as an operator’s', async () => {
  const { database, config } = platform().services;
  await database.tenant(code, async (tx) => {
    await tx.delete(appliedSettings);
    await tx.delete(merchantBrands);
    await tx.update(sites).set({ passwordMaxAgeDays: 30 });
    await tx.update(helpTopics).set({ version: '2020-01' }).where(eq(helpTopics.id, 'terms'));
  });
  const { services } = platform();
  const merchants = confirmed(services.merchants);
  const production = { ...services, merchants, config: { ...config, isSandbox: false } };
  await seedMerchants(production, () => Promise.resolve());
  const told = await applied('apply');
  expect(told).toContain('nothing to apply');
  expect(told).toMatch(/Kept[^]*passwordMaxAgeDays +30/);
  expect(told).toMatch(/Kept[^]*help\.terms/);
});

test.each([
  ['aply', 'There is no command "aply"'],
  ['', 'No command was given'],
  ['list --take flags.FREEPLAY3', '--take goes with apply'],
  ['apply --tke x', 'tke'],
  ['move NORTHBAY', 'one of --to DATABASE'],
  ['move --to west', 'one merchant'],
  ['apply --to west', 'go with move'],
])('`merchants %s` is told what is wrong', (words, message) => {
  expect(readCommand(words.split(' ').filter(Boolean))).toContain(message);
});

test('a merchant that no brand has is told, with those that there are', async () => {
  await expect(run('diff NOBODY')).rejects.toThrow(/"NOBODY"[^]*NORTHBAY/);
});

test('facts that nobody has confirmed are refused in production, with file and key, and said in a demonstration', async () => {
  const next = withBrand({ unconfirmed: ['legal.licence', 'settings.regions'] });
  await expect(applied('apply', next)).rejects.toThrow(
    /brands\/northbay\/brand\.ts: legal\.licence: [^]*brands\/northbay\/settings\.ts: regions: /,
  );
  const { services } = platform();
  const merchants = services.merchants.map((one) => (one.code === code ? next : one));
  const start = (isSandbox: boolean) =>
    seedMerchants({ ...services, merchants, config: { ...services.config, isSandbox } }, () =>
      Promise.resolve(),
    );
  await expect(start(false)).rejects.toThrow(/legal\.licence/);
  await expect(start(true)).resolves.toHaveLength(merchants.length);
});

test('the members of a merchant are counted, and found again when its brand’s folder is renamed', async () => {
  expect(await run(`members ${code}`)).toMatch(/^NORTHBAY {2}[1-9]\d* members$/);
  const { services } = platform();
  const renamedTo = (changes: Partial<Merchant>) =>
    services.merchants.map((one) => (one.code === code ? { ...one, ...changes } : one));
  const brand = { ...folder().brand, id: 'southbay' };
  const start = (merchants: Merchant[]) => seedMerchants({ ...services, merchants }, () => Promise.resolve());
  await start(renamedTo({ brand }));
  await expect(start(renamedTo({ brand, code: 'SB' }))).rejects.toThrow(/Put NORTHBAY back/);
});
