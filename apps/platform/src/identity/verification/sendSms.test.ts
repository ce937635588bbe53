import { eq } from '#drizzle';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../kernel/audit/schema.ts';
import { writeMessage } from '../../kernel/delivery/writeMessage.ts';
import { codes } from '../../kernel/limits/codes.ts';
import type { Visitor } from '../session/testing/createVisitor.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCaptcha } from '../session/testing/readCaptcha.ts';
import { readCode } from '../session/testing/readCode.ts';
import { readOutbox } from '../session/testing/readOutbox.ts';
import { signUp } from '../session/testing/signUp.ts';

const { visit, setFlags, moveClock, platform, brandName } = openTestSite();

beforeEach(() =>
  setFlags({ MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true, LOGINREQCAPTCHA3: false, REGMOBVERF3: false }),
);

let count = 0;
const newNumber = () => {
  count += 1;
  const digits = `9330${String(10_000 + count)}`;
  return { mobileNum: `0${digits}`, countryDialingCode: '84', e164: `+84${digits}` };
};
type MobileNumber = ReturnType<typeof newNumber>;

const ask = (visitor: Visitor, { mobileNum, countryDialingCode }: MobileNumber, extra = {}) =>
  visitor.call('sendSms', { body: { mobileNum, countryDialingCode, ...extra } });

const enter = (visitor: Visitor, { mobileNum, countryDialingCode }: MobileNumber, verificationCode: string) =>
  visitor.call('login', {
    body: { type: 'sms', isSms: true, mobileNum, countryDialingCode, verificationCode },
  });

const member = async (username: string) => {
  const number = newNumber();
  const { mobileNum, countryDialingCode } = number;
  await signUp(visit(), username, { mobileNum, countryDialingCode });
  return number;
};

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('login by SMS', () => {
  test('sends a code in the reader’s language, which opens a session once', async () => {
    const number = await member('smsone');
    const visitor = visit({ language: 'vi' });
    expect((await ask(visitor, number)).value).toEqual({ expiredMinutes: codes.expiredMinutes });
    const [text] = await readOutbox(visitor, number.e164);
    const code = await readCode(visitor, number.e164);
    const minutes = codes.expiredMinutes;
    expect(text).toBe(writeMessage('vi', { name: 'loginCode', brand: brandName(), code, minutes }).text);
    expect((await enter(visitor, number, code)).status).toBe(200);
    expect((await visitor.call('getMemberInfo')).value?.account).toBe('smsone');
    expect((await enter(visit(), number, code)).error?.code).toBe('CODE_WRONG');
  });

  test('one code opens one session, whoever is quickest', async () => {
    const number = await member('smsrace');
    const browser = visit();
    await ask(browser, number);
    const code = await readCode(visit(), number.e164);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(browser, number, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes five wrong tries, then the right code is worth nothing', async () => {
    const number = await member('smstries');
    const browser = visit();
    await ask(browser, number);
    const code = await readCode(visit(), number.e164);
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push((await enter(browser, number, wrongFor(code))).error?.code);
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'CODE_WRONG'), 'CODE_TRIES_EXCEEDED']);
    expect((await enter(browser, number, code)).error?.code).toBe('CODE_TRIES_EXCEEDED');
  });

  test('a code that was refused stands in the audit trail, without the code', async () => {
    const number = await member('smsaudited');
    const browser = visit();
    await ask(browser, number);
    const wrong = wrongFor(await readCode(visit(), number.e164));
    await enter(browser, number, wrong);
    const { database } = platform().services;
    const events = await database.tenant('SENVANG', (tx) =>
      tx.select().from(auditEvents).where(eq(auditEvents.event, 'code.refused')),
    );
    expect(events.at(-1)?.details).toEqual({ purpose: 'login', reason: 'CODE_WRONG' });
  });

  test('counts tries that are made at the same moment', async () => {
    const number = await member('smsburst');
    const browser = visit();
    await ask(browser, number);
    const code = await readCode(visit(), number.e164);
    await Promise.all(Array.from({ length: 20 }, () => enter(browser, number, wrongFor(code))));
    expect((await enter(browser, number, code)).status).toBe(429);
  });

  test('a code is good for five minutes and until the next one is sent', async () => {
    const number = await member('smslate');
    const browser = visit();
    await ask(browser, number);
    const first = await readCode(visit(), number.e164);
    await moveClock(61);
    await ask(browser, number);
    const second = await readCode(visit(), number.e164);
    const stale = first === second ? wrongFor(second) : first;
    expect((await enter(browser, number, stale)).error?.code).toBe('CODE_WRONG');
    await moveClock(5 * 60);
    expect((await enter(browser, number, second)).error?.code).toBe('CODE_EXPIRED');
  });

  test('a code for a new password does not log in', async () => {
    const number = await member('smspurpose');
    await ask(visit(), number, { purpose: 'password' });
    const code = await readCode(visit(), number.e164);
    expect((await enter(visit(), number, code)).error?.code).toBe('CODE_WRONG');
  });

  test('a code of one merchant is worth nothing at another', async () => {
    const number = await member('smselsewhere');
    await ask(visit(), number);
    const code = await readCode(visit(), number.e164);
    await setFlags({ MOBILEVERCODELOGIN3: true }, 'senvang-vip.localhost');
    const other = visit({ host: 'senvang-vip.localhost' });
    expect((await enter(other, number, code)).error?.code).toBe('CODE_WRONG');
  });

  test('answers alike for a number nobody has, and sends nothing to it', async () => {
    const [known, unknown] = [await member('smsknown'), newNumber()];
    const tell = async (number: MobileNumber) => {
      const sent = await ask(visit(), number);
      const tries = [];
      for (let i = 0; i < 6; i += 1) {
        const { status, error } = await enter(visit(), number, 'no code');
        tries.push([status, error?.code, error?.message]);
      }
      return { status: sent.status, value: sent.value, tries };
    };
    expect(await tell(unknown)).toEqual(await tell(known));
    expect(await readOutbox(visit(), unknown.e164)).toEqual([]);
  });

  test('names what is missing', async () => {
    const { error } = await visit().call('login', {
      body: { type: 'sms', isSms: true, mobileNum: '0912345678' },
    });
    expect(error?.details?.fields?.map(({ field }) => field)).toEqual([
      'countryDialingCode',
      'verificationCode',
    ]);
  });
});

describe('what stands before a code', () => {
  test('is one a minute, five an hour and ten a day for a number, from wherever it is asked', async () => {
    const number = newNumber();
    const sentWithin = async (minutes: number) => {
      let sent = 0;
      for (let i = 0; i < minutes; i += 1) {
        if ((await ask(visit(), number)).status === 200) sent += 1;
        await moveClock(61);
      }
      return sent;
    };
    expect((await ask(visit(), number)).status).toBe(200);
    const again = await ask(visit(), number);
    expect(again.status).toBe(429);
    expect(again.error?.details?.retryAfter).toBeGreaterThan(50);
    await moveClock(61);
    expect(await sentWithin(8)).toBe(4);
    await moveClock(3600);
    expect(await sentWithin(8)).toBe(5);
    await moveClock(3600);
    expect(await sentWithin(3)).toBe(0);
  });

  test('counts both purposes together', async () => {
    const number = newNumber();
    expect((await ask(visit(), number)).status).toBe(200);
    expect((await ask(visit(), number, { purpose: 'password' })).status).toBe(429);
  });

  test('is a captcha after three codes from one address', async () => {
    const place = { address: '10.6.6.6' };
    for (let i = 0; i < 3; i += 1) expect((await ask(visit(place), newNumber())).status).toBe(200);
    const visitor = visit(place);
    expect((await ask(visitor, newNumber())).error).toMatchObject({
      code: 'CAPTCHA_REQUIRED',
      details: { captcha: true },
    });
    const captcha = await readCaptcha(visitor);
    expect((await ask(visitor, newNumber(), { captcha })).status).toBe(200);
  });

  test.each([
    ['12345', '84'],
    ['024 3825 2525', '84'],
    ['0912345678', '999'],
  ])('is a mobile number of a country served: %s (+%s) is not', async (mobileNum, countryDialingCode) => {
    const { error } = await visit().call('sendSms', { body: { mobileNum, countryDialingCode } });
    expect(error?.code).toBe('MOBILE_INVALID');
  });

  test('is the flag of its purpose', async () => {
    await setFlags({ MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: true });
    expect((await ask(visit(), newNumber())).error?.code).toBe('FEATURE_DISABLED');
    expect((await ask(visit(), newNumber(), { purpose: 'password' })).status).toBe(200);
    const { error } = await enter(visit(), newNumber(), '123456');
    expect(error?.code).toBe('FEATURE_DISABLED');
  });
});
