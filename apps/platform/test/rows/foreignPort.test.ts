import { randomUUID } from 'node:crypto';
import { endpoints, type Row } from '@marquee/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestSite } from '../../src/identity/session/testing/openTestSite.ts';
import { readOutbox } from '../../src/identity/session/testing/readOutbox.ts';
import { socialAttempts } from '../../src/identity/social/schema.ts';
import { signUp } from '../../src/identity/session/testing/signUp.ts';
import { openTestGateway } from '../../src/money/payments/testing/openTestGateway.ts';
import { callRow } from './callRow.ts';

const gateway = openTestGateway(() => platform());
const { platform, visit, setFlags } = openTestSite(gateway.env);

/** What an attacker writes into `Host`: the merchant's own name, and a port where something of theirs listens. */
const host = 'sen-vang.localhost:6666';
const address = 'victim@lotus.example';
const reads = Object.entries(endpoints as Record<string, Row>).filter(
  ([, row]) => row.method === 'GET' && !row.events && !row.raw,
);

// The parties of social sign-in are played over HTTP, by the platform itself.
beforeAll(() => platform().app.listen({ port: 0, host: '127.0.0.1' }));

test('a mail with a link to a new password leads to no port that the asker wrote', async () => {
  await signUp(visit(), 'victim', { email: address });
  const { value } = await visit({ host }).call('forgotPasswordByEmail', {
    body: { username: 'victim', email: address },
  });
  expect(value).toEqual({ sent: true });
  const [mail = ''] = await readOutbox(visit(), address);
  expect(mail).toContain('http://sen-vang.localhost/?resetToken=');
  expect(mail).not.toContain('6666');
});

test('who pays comes back to no such port, and the gateway tells none', async () => {
  const payer = visit({ host });
  await signUp(payer, 'payer1');
  const body = { idempotencyKey: randomUUID(), method: 'redirect', amount: 250_000 };
  const { value, text } = await payer.call('startDeposit', { body });
  if (!value?.payUrl) throw new Error(`The deposit was refused: ${text}`);
  const page = await fetch(value.payUrl);
  const shown = `${page.headers.get('content-security-policy')} ${await page.text()}`;
  expect(shown).toContain('http://sen-vang.localhost');
  expect(shown).not.toContain('6666');
});

test('a social sign-in comes back to no such port', async () => {
  await setFlags({ GOOGLELOGIN3: true, TELEGRAMLOGIN3: true });
  for (const firebaseChannel of ['google', 'telegram'] as const) {
    const { status } = await visit({ host }).call('startSocial', { body: { firebaseChannel } });
    expect(status).toBe(200);
  }
  const begun = await platform().services.database.tenant('SENVANG', (tx) =>
    tx.select().from(socialAttempts),
  );
  const back = 'http://sen-vang.localhost/wps/social/return';
  expect(begun.map(({ returnUrl }) => returnUrl)).toEqual([back, back]);
});

test.each(reads)('%s names no such port', async (_operation, row) => {
  expect((await callRow(platform().app, row, { host })).text).not.toContain('6666');
});
