import { everyMerchant } from '@marquee/contract';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { readOutbox } from '../../identity/session/testing/readOutbox.ts';
import { codeOf } from '../../identity/secondFactor/testing/codeOf.ts';
import { originOfConsole } from '../invitations/originOfConsole.ts';
import { consoleHost, openStaff } from '../testing/openStaff.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

const site = openTestSite();
const { platform, visit } = site;
const { acceptanceOf, hire } = openStaff(site);

const run = async (...words: string[]): Promise<string> => {
  const { database, config, merchants, clock } = platform().services;
  const command = readCommand(words);
  if (typeof command === 'string') return command;
  const parts = { database, config, merchants, origin: 'https://console.example', now: clock.now };
  return runCommand(command, parts).catch((error: Error) => error.message);
};
const tokenIn = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? '';

const accept = async (token: string, name: string) => {
  const visitor = visit({ host: consoleHost });
  const { value } = await visitor.call('readStaffInvitation', { body: { token } });
  const code = codeOf(value?.secret ?? '', platform().services.clock.now());
  const accepted = await visitor.call('acceptStaffInvitation', { body: acceptanceOf(token, name, code) });
  return { visitor, ...accepted };
};

test('the first owner is invited at the terminal, by a link that is printed and mailed', async () => {
  const told = await run('invite', 'Mai@operator.example');
  expect(told).toContain('mai@operator.example is invited: * owner.\nhttps://console.example/invitation#');
  const [mail = ''] = await readOutbox(visit(), 'mai@operator.example');
  expect(tokenIn(mail)).toBe(tokenIn(told));
  const { value } = await accept(tokenIn(told), 'Mai');
  expect(value).toMatchObject({ name: 'Mai', permissions: ['staff.manage'] });
  expect(value?.merchants.map(({ code }) => code)).toContain('NORTHBAY');
  expect(await run('list')).toContain('mai@operator.example  Mai  * owner');
});

test('a role is given for the merchants that are named', async () => {
  const words = [
    'invite',
    'jo@operator.example',
    '--role',
    'payments',
    '--merchant',
    'SENVANG',
    '--language',
    'vi',
  ];
  const { value } = await accept(tokenIn(await run(...words, '--merchant', 'NORTHBAY')), 'Jo');
  expect(value?.merchants.map(({ code }) => code).toSorted()).toEqual(['NORTHBAY', 'SENVANG']);
  expect(value?.permissions).toEqual([]);
});

test('whoever lost their phone is invited anew, and only the new authenticator counts', async () => {
  const person = await hire('payments');
  const told = await run('invite', person.email, '--role', 'risk', '--merchant', 'SENVANG');
  // Until it is taken up everything is as it was, but for what they may do.
  expect((await person.visitor.call('getStaff')).value?.merchants[0]?.permissions).toContain('audit.read');
  const { visitor } = await accept(tokenIn(told), 'Anew');
  expect((await visitor.call('getStaff')).value?.name).toBe('Anew');
  expect((await person.visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
});

test('a person is removed, but not the last owner', async () => {
  const { visitor, email } = await hire('support');
  expect(await run('remove', email)).toBe(`${email} is out.`);
  expect((await visitor.call('getStaff')).error?.code).toBe('SESSION_EXPIRED');
  expect(await run('remove', email)).toBe(`Nobody of staff has the e-mail ${email}.`);
  const owner = await hire('owner', everyMerchant);
  expect(await run('remove', 'mai@operator.example')).toBe('mai@operator.example is out.');
  expect(await run('remove', owner.email)).toContain('One owner of the whole installation has to remain');
  expect((await owner.visitor.call('getStaff')).status).toBe(200);
});

test('what was done at the terminal stands in the trail', async () => {
  const owner = await hire('owner', everyMerchant);
  const { value } = await owner.visitor.call('getInstallationActions', { query: { operation: 'command' } });
  expect(value?.actions.map(({ person }) => person)).toContain('npm run staff');
});

test.each([
  [[], 'No command was given.'],
  [['fire'], 'There is no command "fire".'],
  [['list', 'x@y'], 'list takes nothing.'],
  [['invite'], 'invite takes one e-mail address.'],
  [['remove', 'nobody'], 'remove takes one e-mail address.'],
  [['invite', 'x@y', '--role', 'boss'], 'There is no role "boss".'],
  [['invite', 'x@y', '--language', 'xx'], 'There is no language "xx".'],
  [['invite', 'x@y', '--merchant', 'NOBODY'], 'No brand has a merchant "NOBODY".'],
  [['invite', 'x@y', '--unknown'], 'Unknown option'],
])('%j is refused in a sentence', async (words, sentence) => {
  expect(await run(...words)).toContain(sentence);
});

test('a link leads to the console as people reach it', () => {
  const of = (config: Partial<Parameters<typeof originOfConsole>[0]>) =>
    originOfConsole({
      consoleHost: 'console.example',
      isSandbox: false,
      publicPort: null,
      port: 4000,
      ...config,
    });
  expect(of({})).toBe('https://console.example');
  expect(of({ publicPort: 8443 })).toBe('https://console.example:8443');
  expect(of({ isSandbox: true })).toBe('http://console.example:4000');
  expect(of({ consoleHost: null })).toBeNull();
});
