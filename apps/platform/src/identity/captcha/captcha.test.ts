import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieNames } from '../session/cookieNames.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCaptcha } from '../session/testing/readCaptcha.ts';
import { captchaCookie } from './captchaCookie.ts';
import { captchas } from './schema.ts';

const { visit, setFlags, moveClock, platform } = openTestSite();

beforeEach(() => setFlags({ LOGINREQCAPTCHA3: true }));

/** Whether an answer is accepted: a login with it gets as far as the password. */
const isTaken = async (visitor: Visitor, captcha: string) => {
  const { error } = await visitor.call('login', {
    body: { type: 'username', username: `nobody${Math.random()}`, password: 'x', captcha },
  });
  return error?.code === 'WRONG_CREDENTIALS' ? true : error?.code;
};

describe('the image', () => {
  test('is a PNG that a person can answer, in capitals or not', async () => {
    const visitor = visit();
    const { text, value } = await visitor.call('getCaptcha');
    const picture = Buffer.from(value ?? '', 'base64');
    expect(picture.subarray(1, 4).toString('latin1'), text).toBe('PNG');
    const { format, width } = await sharp(picture).metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 240 });
    const answer = visitor.cookies.get('sandbox_captcha') ?? '';
    expect(await isTaken(visitor, ` ${answer.toLowerCase()} `)).toBe(true);
  });

  test('is good for one try, right or wrong', async () => {
    const visitor = visit();
    const answer = await readCaptcha(visitor);
    expect(await isTaken(visitor, 'QQQQ')).toBe('CAPTCHA_WRONG');
    expect(await isTaken(visitor, answer)).toBe('CAPTCHA_WRONG');
    await moveClock(1);
    const next = await readCaptcha(visitor);
    expect(await isTaken(visitor, next)).toBe(true);
    expect(await isTaken(visitor, next)).toBe('CAPTCHA_WRONG');
  });

  test('is good for five minutes', async () => {
    const visitor = visit();
    const answer = await readCaptcha(visitor);
    await moveClock(5 * 60);
    expect(await isTaken(visitor, answer)).toBe('CAPTCHA_WRONG');
  });

  test('is worth nothing in another browser or at another merchant', async () => {
    const visitor = visit();
    const answer = await readCaptcha(visitor);
    expect(await isTaken(visit(), answer)).toBe('CAPTCHA_WRONG');
    await setFlags({ LOGINREQCAPTCHA3: true }, 'senvang-vip.localhost');
    const other = visit({ host: 'senvang-vip.localhost' });
    other.cookies = new Map(visitor.cookies);
    expect(await isTaken(other, answer)).toBe('CAPTCHA_WRONG');
    expect(await isTaken(visitor, answer)).toBe(true);
  });

  test('an old one is worth nothing once there is a new one', async () => {
    const visitor = visit();
    const old = await readCaptcha(visitor);
    await moveClock(1);
    const next = await readCaptcha(visitor);
    expect(await isTaken(visitor, old === next ? 'QQQQ' : old)).toBe('CAPTCHA_WRONG');
  });

  test('comes at most once a second', async () => {
    const [visitor, neighbour] = [visit({ address: '10.5.5.5' }), visit({ address: '10.5.5.5' })];
    expect((await visitor.call('getCaptcha')).status).toBe(200);
    expect((await visitor.call('getCaptcha')).error).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 1 },
    });
    expect((await neighbour.call('getCaptcha')).error?.code).toBe('RATE_LIMITED');
    await moveClock(2);
    expect((await neighbour.call('getCaptcha')).status).toBe(200);
    expect((await visitor.call('getCaptcha')).status).toBe(200);
  });

  test('is kept without its answer and without its cookie', async () => {
    const visitor = visit();
    const answer = await readCaptcha(visitor);
    const rows = await platform().services.database.tenant('SENVANG', (tx) => tx.select().from(captchas));
    expect(JSON.stringify(rows)).not.toContain(answer);
    expect(JSON.stringify(rows)).not.toContain(visitor.cookies.get(captchaCookie));
  });
});

test('the question is in the reader’s language and as good as the image', async () => {
  for (const language of ['vi', 'en'] as const) {
    const visitor = visit({ language });
    const { value } = await visitor.call('getCaptchaQuestion');
    // No sentence in Vietnamese does without its marks.
    const hasMarks = /\p{M}/u.test(value?.question.normalize('NFD') ?? '');
    expect(hasMarks).toBe(language === 'vi');
    expect(await isTaken(visitor, visitor.cookies.get('sandbox_captcha') ?? '')).toBe(true);
  }
});

test('a captcha asks for no session and gives none', async () => {
  const visitor = visit();
  await readCaptcha(visitor);
  expect(visitor.cookies.has(cookieNames.session)).toBe(false);
});
