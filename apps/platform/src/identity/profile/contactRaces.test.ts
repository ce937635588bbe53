import { expect, test } from 'vitest';
import { openMembers } from '../secondFactor/testing/openMembers.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCode } from '../session/testing/readCode.ts';

const site = openTestSite();
const { visit, moveClock } = site;
const { join } = openMembers(site);

test('of two members who bind one mailbox at once one has it, and the other is told', async () => {
  const email = 'wanted@lotus.example';
  const binds = [];
  for (const { home, mobile } of [await join(), await join()]) {
    await home.call('sendProofCode', { body: { channel: 'sms' } });
    const proof = { method: 'sms' as const, proof: await readCode(visit(), mobile) };
    await home.call('sendContactCode', { body: { channel: 'email', email } });
    const verificationCode = await readCode(visit(), email);
    const body = { channel: 'email' as const, email, verificationCode, proof };
    binds.push(() => home.call('setContact', { body }));
    // One code a minute goes to a mailbox.
    await moveClock(61);
  }
  const answers = await Promise.all(binds.map((bind) => bind()));
  expect(answers.map(({ error }) => error?.code ?? 'bound').toSorted()).toEqual(['EMAIL_TAKEN', 'bound']);
});
