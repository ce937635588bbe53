import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Config } from '../../kernel/config/Config.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { playedPath } from '../../identity/social/createSocialParties.ts';
import { registerSocialParties } from './registerSocialParties.ts';

const { platform } = openTestSite();
const headers = { host: 'sen-vang.localhost' };

const statusesAt = async (app: FastifyInstance) => {
  const paths = ['keys', 'google?state=x', 'facebook?state=x', 'telegram/auth?bot_id=1'];
  const answers = await Promise.all(
    paths.map((path) => app.inject({ url: `${playedPath}/${path}`, headers })),
  );
  return answers.map(({ statusCode }) => statusCode);
};

test('parties are played where none is configured, and refuse what they did not begin', async () => {
  expect(await statusesAt(platform().app)).toEqual([200, 400, 400, 400]);
});

const urls = {
  identity: 'https://a.example',
  keys: 'https://a.example',
  recaptcha: 'https://a.example',
  telegram: 'https://a.example',
};

test.each<[string, Partial<Config>]>([
  ['outside of the sandbox', { isSandbox: false }],
  ['beside real ones', { social: { urls, firebaseOf: () => null, botTokenOf: () => null } }],
])('no party is played %s', async (_where, changes) => {
  const { services } = platform();
  const app = Fastify();
  registerSocialParties(app, { ...services, config: { ...services.config, ...changes } });
  expect(await statusesAt(app)).toEqual([404, 404, 404, 404]);
});

test.each([
  ['another site', 'https://evil.example/wps/social/return'],
  ['another page', 'http://sen-vang.localhost/anything'],
])('Telegram leads nobody back to %s', async (_name, to) => {
  const [bot = ''] = (platform().services.config.social.botTokenOf('SENVANG') ?? '').split(':');
  const url = `${playedPath}/telegram/auth?${new URLSearchParams({ bot_id: bot, return_to: to })}`;
  expect((await platform().app.inject({ url, headers })).statusCode).toBe(400);
});

test('Firebase takes no key that is no project’s', async () => {
  const { statusCode } = await platform().app.inject({
    method: 'POST',
    url: `${playedPath}/v1/accounts:createAuthUri?key=x`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(statusCode).toBe(400);
});
