import { and, eq } from '#drizzle';
import { expect, test } from 'vitest';
import type { Connection } from '../../src/kernel/db/Database.ts';
import { games } from '../../src/play/games/schema.ts';
import { accounts } from '../../src/identity/accounts/schema.ts';
import { openTestSite } from '../../src/identity/session/testing/openTestSite.ts';
import { readCode } from '../../src/identity/session/testing/readCode.ts';
import { readOutbox } from '../../src/identity/session/testing/readOutbox.ts';
import { signUp } from '../../src/identity/session/testing/signUp.ts';

const { platform, visit, setFlags } = openTestSite();
const neighbour = 'senvang-vip.localhost';
const mobile = { mobileNum: '912000001', countryDialingCode: '84' };

const demo = async (host: string) => {
  // One address for all, for the neighbour asks about others.
  const visitor = visit({ host, address: '10.6.0.1' });
  await visitor.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  if (!visitor.token) throw new Error(`player1 could not log in on ${host}.`);
  return visitor;
};

const inOurs = (work: (tx: Connection) => Promise<unknown>) =>
  platform().services.database.tenant('SENVANG', work);

test('a member’s message is nobody else’s to read, at home or at another merchant', async () => {
  await setFlags({ LOGINREQCAPTCHA3: false }, 'northbay.localhost');
  const owner = visit();
  await signUp(owner, 'inboxowner');
  const [message] = (await owner.call('getInbox')).value?.messages ?? [];
  const before = (await owner.call('getUnreadCount')).value?.count;
  expect(before).toBeGreaterThan(0);

  for (const host of ['sen-vang.localhost', neighbour, 'northbay.localhost']) {
    const { error } = await (await demo(host)).call('markMessageRead', { body: { id: message?.id ?? '' } });
    expect(error?.code).toBe('NOT_FOUND');
  }
  expect((await owner.call('getUnreadCount')).value?.count).toBe(before);
  expect((await owner.call('markMessageRead', { body: { id: message?.id ?? '' } })).status).toBe(200);
});

test('a game that one merchant has is unknown to another', async () => {
  await inOurs((tx) =>
    tx
      .update(games)
      .set({ nodeId: 'ours-alone' })
      .where(and(eq(games.merchantCode, 'SENVANG'), eq(games.nodeId, 'dragon-well'))),
  );
  const query = { gameId: 'ours-alone' };
  expect((await visit().call('getGameInfo', { query })).status).toBe(200);
  expect((await visit({ host: neighbour }).call('getGameInfo', { query })).error?.code).toBe('NOT_FOUND');
});

test('an invitation code of one merchant is none of another’s', async () => {
  await inOurs((tx) =>
    tx.update(accounts).set({ affiliateCode: 'OURSALONE' }).where(eq(accounts.usernameKey, 'agent1')),
  );
  const query = { code: 'OURSALONE' };
  expect((await visit().call('getAffiliate', { query })).status).toBe(200);
  const { error } = await visit({ host: neighbour }).call('getAffiliate', { query });
  expect(error?.code).toBe('INVITATION_CODE_INVALID');
});

test('a link for a new password works where it was asked for alone', async () => {
  const visitor = visit();
  await visitor.call('forgotPasswordByEmail', {
    body: { username: 'player1', email: 'player1@example.com' },
  });
  const [mail = ''] = await readOutbox(visitor, 'player1@example.com');
  const resetToken = /resetToken=([\w-]+)/.exec(mail)?.[1] ?? '';
  expect(resetToken).not.toBe('');
  const newPassword = 'Lotus-2468-Pond';
  const body = { resetToken, newPassword, confirmNewPassword: newPassword };
  const elsewhere = await visit({ host: neighbour }).call('setPasswordByLink', { body });
  expect(elsewhere.error?.code).toBe('RESET_LINK_INVALID');
  expect((await visitor.call('setPasswordByLink', { body })).status).toBe(200);
  // The neighbour's account of the same name has its own password still.
  await demo(neighbour);
});

test('a code sent by one merchant opens nothing at another', async () => {
  await setFlags({ MOBILEVERCODELOGIN3: true, LOGINREQCAPTCHA3: false });
  await setFlags({ MOBILEVERCODELOGIN3: true, LOGINREQCAPTCHA3: false }, neighbour);
  const visitor = visit();
  expect((await visitor.call('sendSms', { body: mobile })).status).toBe(200);
  const body = {
    ...mobile,
    type: 'sms',
    isSms: true,
    verificationCode: await readCode(visitor, '+84912000001'),
  } as const;
  expect((await visit({ host: neighbour }).call('login', { body })).error?.code).toBe('CODE_WRONG');
  expect((await visitor.call('login', { body })).status).toBe(200);
});
