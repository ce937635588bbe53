import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCaptcha } from '../session/testing/readCaptcha.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { type GeetestProof, playedGeetestPath } from './createGeetest.ts';

const tryWith = async (visitor: Visitor, proof: Partial<GeetestProof> & { captcha?: string }) => {
  const username = `nobody${Math.random()}`;
  const { error } = await visitor.call('login', {
    body: { type: 'username', username, password: 'x', ...proof },
  });
  return error?.code;
};

/** A login that got past the captcha is one with a wrong password. */
const passed = 'WRONG_CREDENTIALS';

describe('GeeTest, played by the sandbox', () => {
  const { visit, setFlags, platform } = openTestSite();
  let url = '';
  beforeAll(async () => {
    url = await platform().app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => setFlags({ LOGINREQCAPTCHA3: true, GEETEST3: true }));

  const prove = async (visitor: Visitor, as = 'person') => {
    const { value } = await visitor.call('getGeetest');
    const query = new URLSearchParams({ captcha_id: value?.captchaId ?? '', as });
    const answer = await fetch(`${url}${playedGeetestPath}/solve?${query}`);
    return (await answer.json()) as GeetestProof;
  };

  test('its proof is good once, for whichever call asks for a captcha', async () => {
    const visitor = visit();
    const proof = await prove(visitor);
    expect(await tryWith(visitor, proof)).toBe(passed);
    expect(await tryWith(visitor, proof)).toBe('CAPTCHA_WRONG');
    const number = { mobileNum: '0912345670', countryDialingCode: '84' };
    const sent = await visitor.call('sendSms', { body: { ...number, ...(await prove(visitor)) } });
    expect(sent.value).toMatchObject({ expiredMinutes: expect.any(Number) });
    const asked = { username: 'nobody', email: 'nobody@example.com' };
    const mailed = await visitor.call('forgotPasswordByEmail', {
      body: { ...asked, ...(await prove(visitor)) },
    });
    expect(mailed.value).toEqual({ sent: true });
  });

  test('a proof at once from many calls counts once', async () => {
    const proof = await prove(visit());
    const codes = await Promise.all(Array.from({ length: 8 }, () => tryWith(visit(), proof)));
    expect(codes.filter((code) => code === passed)).toHaveLength(1);
  });

  test('somebody who was refused, and whoever changes a proof, gets no further', async () => {
    const visitor = visit();
    expect(await tryWith(visitor, await prove(visitor, 'robot'))).toBe('CAPTCHA_WRONG');
    const proof = await prove(visitor, 'robot');
    expect(await tryWith(visitor, { ...proof, captcha_output: 'person' })).toBe('CAPTCHA_WRONG');
    expect(await tryWith(visitor, { ...proof, pass_token: '' })).toBe('CAPTCHA_REQUIRED');
  });

  test('a proof for another merchant is worth nothing', async () => {
    const host = 'senvang-vip.localhost';
    await setFlags({ LOGINREQCAPTCHA3: true, GEETEST3: true }, host);
    const other = visit({ host });
    const { value } = await other.call('getGeetest');
    const { value: own } = await visit().call('getGeetest');
    expect(value?.captchaId).not.toBe(own?.captchaId);
  });

  test('whoever cannot do it answers an image or a question', async () => {
    const visitor = visit();
    expect(await tryWith(visitor, { captcha: await readCaptcha(visitor) })).toBe(passed);
    const reader = visit();
    await reader.call('getCaptchaQuestion');
    expect(await tryWith(reader, { captcha: reader.cookies.get('sandbox_captcha') ?? '' })).toBe(passed);
  });

  test('a merchant without the flag takes no such proof, and tells of no widget', async () => {
    const visitor = visit();
    const proof = await prove(visitor);
    await setFlags({ GEETEST3: false });
    expect(await tryWith(visitor, proof)).toBe('CAPTCHA_REQUIRED');
    expect((await visitor.call('getGeetest')).error?.code).toBe('FEATURE_DISABLED');
  });
});

describe('the real GeeTest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-captcha-'));
  const key = { captchaId: 'a'.repeat(32), captchaKey: 'b'.repeat(32) };
  const asked: { url?: string; fields: URLSearchParams }[] = [];
  let answer = { status: 200, body: '{"result":"success"}' };
  /** Stands for GeeTest's server, which is not reached from a test. */
  const party = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ ...(request.url && { url: request.url }), fields: new URLSearchParams(body) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  party.listen(0, '127.0.0.1');
  const { visit, setFlags } = openTestSite(() => {
    const file = join(folder, 'captcha.json');
    writeFileSync(file, JSON.stringify({ SENVANG: { geetest: key } }));
    const { port } = party.address() as AddressInfo;
    return { CAPTCHA_FILE: file, GEETEST_URL: `http://127.0.0.1:${port}` };
  });
  afterAll(() => {
    party.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => setFlags({ LOGINREQCAPTCHA3: true, GEETEST3: true }));

  let count = 0;
  const proof = (): GeetestProof => {
    count += 1;
    return { lot_number: `lot${count}`, captcha_output: 'o', pass_token: 'p', gen_time: '1766000000' };
  };

  test('is asked with the merchant’s id and a signature of its secret', async () => {
    answer = { status: 200, body: '{"result":"success"}' };
    expect(await tryWith(visit(), { ...proof(), lot_number: 'lot' })).toBe(passed);
    const { url, fields } = asked.at(-1)!;
    expect(url).toBe(`/validate?captcha_id=${key.captchaId}`);
    expect(Object.fromEntries(fields)).toMatchObject({
      lot_number: 'lot',
      captcha_output: 'o',
      pass_token: 'p',
      gen_time: '1766000000',
      // HMAC-SHA256 of `lot` with the secret, by OpenSSL.
      sign_token: 'bd18339e7d65c68cdcaf820507aa680b79b175f3ee009619473c6b48d68df8bb',
    });
  });

  test('a refusal is one', async () => {
    answer = { status: 200, body: '{"result":"fail","reason":"pass_token expire"}' };
    expect(await tryWith(visit(), proof())).toBe('CAPTCHA_WRONG');
  });

  test.each([
    ['an error', { status: 500, body: '{}' }],
    ['what is no JSON', { status: 200, body: '<html>' }],
    ['another form', { status: 200, body: '{"status":"error","code":"-50005"}' }],
  ])('%s for an answer lets nobody in, and the platform’s own captcha is taken', async (_what, given) => {
    answer = given;
    const visitor = visit();
    expect(await tryWith(visitor, proof())).toBe('CAPTCHA_UNREACHABLE');
    expect(await tryWith(visitor, { captcha: await readCaptcha(visitor) })).toBe(passed);
  });

  test('a merchant that is not in the file has none, whatever its flag says', async () => {
    const host = 'senvang-vip.localhost';
    await setFlags({ GEETEST3: true }, host);
    expect((await visit({ host }).call('getGeetest')).error?.code).toBe('FEATURE_DISABLED');
  });
});
