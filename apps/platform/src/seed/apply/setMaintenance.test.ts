import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { readCommand } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

const { platform, visit } = openTestSite();
const host = 'sen-vang.localhost';

const run = (words: string) => {
  const { database, merchants, clock } = platform().services;
  const command = readCommand(words.split(' '));
  if (typeof command === 'string') throw new Error(command);
  if (command.name === 'move') throw new Error('A move is no matter of one database.');
  return runCommand(command, { database, merchants, now: clock.now() });
};
const listed = async (vendor?: string, at = host) => {
  const { value } = await visit({ host: at }).call('getGames', {
    query: { pageSize: 50, ...(vendor && { vendor }) },
  });
  return value?.list ?? [];
};
const closed = async (vendor?: string) =>
  (await listed(vendor)).filter(({ underMaintenance }) => underMaintenance).map(({ nodeId }) => nodeId);

test('an operator closes a game: a running node shows it and refuses its launch, until it is opened', async () => {
  expect(await closed('LANTERN')).toEqual([]);
  expect(await run('close SENVANG --game dragon-well')).toContain('1 games closed');
  expect(await closed('LANTERN')).toEqual(['dragon-well']);
  const player = visit({ host });
  await player.call('login', {
    body: { type: 'username', username: 'player1', password: 'Marquee-2026' },
  });
  const launch = () => player.call('launchGame', { body: { gameId: 'dragon-well' } });
  expect((await launch()).error?.code).toBe('GAME_UNDER_MAINTENANCE');
  await run('open SENVANG --game dragon-well');
  expect(await closed('LANTERN')).toEqual([]);
  expect((await launch()).error?.code).not.toBe('GAME_UNDER_MAINTENANCE');
});

test('a vendor is closed with all of its games, and a merchant with all; others stay open', async () => {
  await run('close SENVANG --vendor LANTERN');
  const lantern = await listed('LANTERN');
  expect(lantern.length).toBeGreaterThan(1);
  expect(lantern.every(({ underMaintenance }) => underMaintenance)).toBe(true);
  expect(await closed('BANYAN')).toEqual([]);
  await run('close SENVANG');
  expect((await listed()).length).toBeGreaterThan(30);
  expect((await listed()).every(({ underMaintenance }) => underMaintenance)).toBe(true);
  const other = await listed(undefined, 'northbay.localhost');
  expect(other.some(({ underMaintenance }) => !underMaintenance)).toBe(true);
  await run('open SENVANG');
  expect(await closed()).toEqual([]);
});

test('a game or a vendor that is not there is told, and nothing is closed', async () => {
  await expect(run('close SENVANG --game dragon-wall')).rejects.toThrow('no game "dragon-wall"');
  await expect(run('close SENVANG --vendor NOBODY')).rejects.toThrow('no vendor "NOBODY"');
  expect(await closed()).toEqual([]);
  expect(readCommand(['apply', '--game', 'dragon-well'])).toContain('close and open');
});
