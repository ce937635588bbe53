import { expect, test } from 'vitest';
import { openApiDocument } from '../scripts/openApiDocument.ts';
import { endpoints } from './endpoints.ts';
import type { Row } from './row.ts';

const rows = Object.entries(endpoints as Record<string, Row>);

const namesOf = (schema: Row['body']) =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

test('no two rows share a method and path', () => {
  const names = rows.map(([, row]) => `${row.method} ${row.path}`);
  expect(new Set(names).size).toBe(names.length);
});

test.each(rows)('%s keeps secrets out of the address', (_id, row) => {
  expect(namesOf(row.query).filter((name) => /password|token|captcha|verification/i.test(name))).toEqual([]);
});

test.each(rows.filter(([, row]) => namesOf(row.body).some((name) => /password/i.test(name))))(
  '%s carries a password and so travels encrypted',
  (_id, row) => {
    expect(row.encrypted).toBe(true);
  },
);

test('an encrypted body is described as a JWE with its payload', () => {
  const document = openApiDocument() as {
    paths: Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>;
  };
  expect(Object.keys(document.paths['/wps/session/login']!.post.requestBody.content)).toEqual([
    'application/jose',
  ]);
});

test('a sandbox plays outside parties, the clock and the address, and nothing that staff does', () => {
  expect(rows.filter(([, row]) => row.sandbox).map(([id]) => id)).toEqual([
    'setSandboxDepositLimits',
    'getOutbox',
    'setSandboxClock',
    'setSandboxAddress',
    'openSandboxPlayer',
  ]);
});

const fromSpecification = [
  'POST /wps/session/login',
  'POST /wps/session/login/freeplay',
  'DELETE /wps/session/logout',
  'GET /wps/captcha',
  'POST /wps/verification/sms/noLogin',
  'POST /wps/verification/sms/register',
  'GET /wps/member/info',
  'GET /wps/member/info/icon',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password',
  'POST /wps/member/password/email',
  'POST /wps/member/password/verification',
  'GET /wps/agent/affiliate',
  'GET /wps/v2/wallets/balance',
  'GET /wps/system/whitelabel',
  'GET /wps/system/setting/register',
  'GET /wps/system/status',
  'GET /wps/system/domainRoute',
  'GET /wps/system/helpCenter',
  'POST /wps/game/launchGame',
  'GET /lgw/games',
  'GET /lgw/vn/games/game_menu',
  'PUT /wps/feedback',
];

test.each(fromSpecification)('%s is served letter for letter', (name) => {
  expect(rows.map(([, row]) => `${row.method} ${row.path}`)).toContain(name);
});
