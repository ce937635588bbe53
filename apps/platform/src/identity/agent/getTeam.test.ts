import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { accounts } from '../accounts/schema.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { signUp } from '../session/testing/signUp.ts';

const { visit, platform } = openTestSite();

const change = (username: string, values: Partial<typeof accounts.$inferInsert>) =>
  platform().services.database.tenant('SENVANG', (tx) =>
    tx.update(accounts).set(values).where(eq(accounts.usernameKey, username)),
  );

/** Somebody who registers and is an agent from then on, without a code yet. */
const newAgent = async (username: string) => {
  const agent = visit();
  await signUp(agent, username);
  await change(username, { type: 2 });
  return agent;
};

test('an agent has a code made once, and sees who registered by it, hidden in part, the newest first', async () => {
  const agent = await newAgent('teamagent');
  expect((await agent.call('getTeam')).value).toEqual({ code: null, members: [], total: 0, recent: 0 });
  const [one, other] = await Promise.all([
    agent.call('makeInvitationCode'),
    agent.call('makeInvitationCode'),
  ]);
  const code = one.value?.code ?? '';
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(other.value?.code).toBe(code);
  await signUp(visit(), 'teamfirst', { affiliateCode: code });
  await change('teamfirst', { createdAt: new Date(Date.now() - 31 * 86_400_000) });
  await signUp(visit(), 'teamsecond', { affiliateCode: code.toLowerCase() });
  const { value } = await agent.call('getTeam');
  expect(value).toMatchObject({ code, total: 2, recent: 1 });
  expect(value?.members.map(({ name, isAgent }) => ({ name, isAgent }))).toEqual([
    { name: 't***d', isAgent: false },
    { name: 't***t', isAgent: false },
  ]);
  const second = await agent.call('getTeam', { query: { page: 2, pageSize: 1 } });
  expect(second.value?.members.map(({ name }) => name)).toEqual(['t***t']);
});

test('another agent sees nobody of that team, and a player has none', async () => {
  const other = await newAgent('otheragent');
  expect((await other.call('getTeam')).value?.total).toBe(0);
  const player = visit();
  await signUp(player, 'teamless');
  for (const call of ['getTeam', 'makeInvitationCode'] as const)
    expect((await player.call(call)).error?.code).toBe('NOT_AGENT');
});
