import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirebase } from './createFirebase.ts';

const project = 'lantern-1';
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;

const ours = await generateKeyPair('RS256');
const theirs = await generateKeyPair('RS256');
let keysAnswer: () => { status: number; text: string } = () => ({ status: 200, text: '' });
let server: Server;
let url = '';

beforeAll(async () => {
  const keys = { keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  keysAnswer = () => ({ status: 200, text: JSON.stringify(keys) });
  server = createServer((_request, response) => {
    const { status, text } = keysAnswer();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const partyAt = (keys: () => string) =>
  createFirebase({ firebaseOf: () => ({ project, apiKey: 'key' }) }, { identity: keys, keys });

const usual = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'person-1',
  auth_time: seconds - 5,
  iat: seconds - 5,
  exp: seconds + 3595,
  name: 'Lan Phạm',
  firebase: { sign_in_provider: 'google.com' },
};

type Changes = Partial<Record<keyof typeof usual, unknown>>;

const claimsWith = (changes: Changes = {}) =>
  Object.fromEntries(
    Object.entries({ ...usual, ...changes }).filter(([, value]) => value !== undefined),
  ) as JWTPayload;

const sign = (changes: Changes = {}, key: CryptoKey | Uint8Array = ours.privateKey, header = {}) =>
  new SignJWT(claimsWith(changes)).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);

const verify = (token: string, party = partyAt(() => url)) =>
  party.verify({ merchantCode: 'SENVANG', channel: 'google', token, now });

test('a token of the merchant’s own project says who someone is', async () => {
  const token = await sign();
  expect(await verify(token)).toEqual({
    mark: token.split('.').slice(0, 2).join('.'),
    subject: 'person-1',
    name: 'Lan Phạm',
    signedInAt: new Date((seconds - 5) * 1000),
  });
});

test.each<[string, Changes]>([
  ['another project as its audience', { aud: 'lantern-2' }],
  ['several audiences without ours', { aud: ['a', 'b'] }],
  ['another issuer', { iss: 'https://securetoken.google.com/lantern-2' }],
  ['an issuer that begins like ours', { iss: `https://securetoken.google.com/${project}.evil.example` }],
  ['an end that is past', { exp: seconds - 60 }],
  ['no end', { exp: undefined }],
  ['no moment of issue', { iat: undefined }],
  ['no subject', { sub: undefined }],
  ['an empty subject', { sub: '' }],
  ['a subject that is no text', { sub: 7 }],
  ['no moment of the sign-in', { auth_time: undefined }],
  ['another provider', { firebase: { sign_in_provider: 'facebook.com' } }],
  ['a password as its provider', { firebase: { sign_in_provider: 'password' } }],
  ['no provider', { firebase: {} }],
])('a token with %s is refused', async (_name, changes) => {
  await expect(sign(changes).then((token) => verify(token))).rejects.toMatchObject({
    code: 'SOCIAL_TOKEN_INVALID',
  });
});

test('a token under another key is refused, whatever key it names', async () => {
  const forged = await sign({}, theirs.privateKey);
  await expect(verify(forged)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
  const unknown = await sign({}, theirs.privateKey, { kid: 'k2' });
  await expect(verify(unknown)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
  const own = await sign({}, theirs.privateKey, { jwk: await exportJWK(theirs.publicKey) });
  await expect(verify(own)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
});

test('a token without a signature, or with the public key as a shared secret, is refused', async () => {
  const bare = new UnsecuredJWT(claimsWith()).encode();
  await expect(verify(bare)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
  const pem = new TextEncoder().encode(await exportSPKI(ours.publicKey));
  const confused = await sign({}, pem, { alg: 'HS256' });
  await expect(verify(confused)).rejects.toMatchObject({ code: 'SOCIAL_TOKEN_INVALID' });
});

test('keys that cannot be had are not the token’s fault', async () => {
  const token = await sign();
  const nowhere = partyAt(() => 'http://127.0.0.1:9');
  await expect(verify(token, nowhere)).rejects.toMatchObject({ code: 'SOCIAL_UNREACHABLE' });
  const unset = partyAt(() => {
    throw new Error('The server does not listen yet.');
  });
  await expect(verify(token, unset)).rejects.toMatchObject({ code: 'SOCIAL_UNREACHABLE' });
  const answer = keysAnswer;
  keysAnswer = () => ({ status: 503, text: 'down' });
  const down = partyAt(() => url);
  await expect(verify(token, down)).rejects.toMatchObject({ code: 'SOCIAL_UNREACHABLE' });
  keysAnswer = () => ({ status: 200, text: '<html>' });
  await expect(verify(token, down)).rejects.toMatchObject({ code: 'SOCIAL_UNREACHABLE' });
  keysAnswer = answer;
  expect((await verify(token, down)).subject).toBe('person-1');
});

test('a merchant without a project says that the operation is not allowed', async () => {
  const none = createFirebase({ firebaseOf: () => null }, { identity: () => url, keys: () => url });
  const ask = { merchantCode: 'SENVANG', channel: 'google', token: 'x', now } as const;
  await expect(none.verify(ask)).rejects.toMatchObject({ code: 'SOCIAL_NOT_ALLOWED' });
});
