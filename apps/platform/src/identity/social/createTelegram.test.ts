import { expect, test } from 'vitest';
import { createTelegram, telegramHash } from './createTelegram.ts';

const botToken = `123456789:${'A'.repeat(35)}`;
const party = createTelegram({ botTokenOf: () => botToken }, () => 'https://oauth.telegram.org');

const fields = { id: 4_200_000_001, first_name: 'Lan', last_name: 'Phạm', auth_date: 1_795_000_000 };

const tokenOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (changes: Record<string, unknown> = {}) => ({
  ...fields,
  hash: telegramHash(fields, botToken),
  ...changes,
});

const verify = (token: string) =>
  party.verify({ merchantCode: 'SENVANG', channel: 'telegram', token, now: new Date() });

test('signed fields say who someone is, and when they signed in', async () => {
  const fields = signed();
  expect(await verify(tokenOf(fields))).toEqual({
    mark: fields.hash,
    subject: '4200000001',
    name: 'Lan Phạm',
    signedInAt: new Date(1_795_000_000_000),
  });
});

test('the signature is the one that Telegram describes, whatever the order of the fields', () => {
  // By openssl: HMAC-SHA256 over "auth_date=1\nid=2" under the SHA-256 of "1:x".
  const known = 'c9efe04e01c0a5edc6d2d7063179d9b78339a387a97516067a5a4aa968acd877';
  expect(telegramHash({ id: 2, auth_date: 1 }, '1:x')).toBe(known);
  expect(telegramHash({ auth_date: 1, id: 2 }, '1:x')).toBe(known);
});

test.each([
  ['a changed field', tokenOf(signed({ id: 4_200_000_002 }))],
  ['a later moment', tokenOf(signed({ auth_date: 1_795_000_001 }))],
  ['a field more', tokenOf(signed({ is_admin: true }))],
  ['a field less', tokenOf({ ...signed(), last_name: undefined })],
  ['another bot', tokenOf({ ...fields, hash: telegramHash(fields, `987654321:${'B'.repeat(35)}`) })],
  ['the bot’s token as the key itself', tokenOf({ ...fields, hash: telegramHash(fields, '') })],
  ['no signature', tokenOf(fields)],
  ['an empty signature', tokenOf(signed({ hash: '' }))],
  ['no object', tokenOf(null)],
  ['a list', tokenOf([signed()])],
  ['no JSON', 'nonsense'],
  ['broken UTF-8', Buffer.from([0xff, 0xfe]).toString('base64url')],
])('%s is refused', async (_name, token) => {
  await expect(verify(token)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
});

test('a line break in a name does not pass for another field', async () => {
  // Signed for somebody who calls himself "Lan\nid=1", whose lines read as if the id were 1.
  const tricked = { id: 9, first_name: 'Lan\nid=1', auth_date: 1_795_000_000 };
  const token = tokenOf({ ...tricked, hash: telegramHash(tricked, botToken) });
  await expect(verify(token)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
});

test('a merchant without a bot says that the operation is not allowed', async () => {
  const none = createTelegram({ botTokenOf: () => null }, () => 'https://oauth.telegram.org');
  const ask = {
    merchantCode: 'SENVANG',
    channel: 'telegram',
    returnUrl: 'https://a.example/r',
    state: 's',
  } as const;
  await expect(none.begin(ask)).rejects.toMatchObject({ code: 'SOCIAL_NOT_ALLOWED' });
});

test('leads to Telegram with the bot, the site and the way back', async () => {
  const { url } = await party.begin({
    merchantCode: 'SENVANG',
    channel: 'telegram',
    returnUrl: 'https://sen-vang.example/wps/social/return',
    state: 'once',
  });
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname]).toEqual(['https://oauth.telegram.org', '/auth']);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    bot_id: '123456789',
    origin: 'https://sen-vang.example',
    return_to: 'https://sen-vang.example/wps/social/return?state=once',
  });
  expect(url).not.toContain('AAAA');
});
