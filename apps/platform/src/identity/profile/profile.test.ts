import { eq } from '#drizzle';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../accounts/schema.ts';
import { createPasskeyDevice } from '../secondFactor/testing/createPasskeyDevice.ts';
import { codeOf } from '../secondFactor/testing/codeOf.ts';
import { openMembers, type TestMember } from '../secondFactor/testing/openMembers.ts';
import type { Answer, Visitor } from '../session/testing/createVisitor.ts';
import { testPassword } from '../session/testing/fillRegistration.ts';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { readCode } from '../session/testing/readCode.ts';
import { readOutbox } from '../session/testing/readOutbox.ts';

const site = openTestSite();
const { visit, setFlags, moveClock } = site;
const { tenant, now, join, turnOn } = openMembers(site);

beforeAll(() => setFlags({ LOGINREQCAPTCHA3: false }));

const digits = '246813';
const profileOf = async (visitor: Visitor) => (await visitor.call('getProfile')).value;
const detailOf = async (visitor: Visitor, field: string) =>
  (await profileOf(visitor))?.details.find((detail) => detail.field === field);

const setPaymentPassword = ({ home }: TestMember) =>
  home.call('setPaymentPassword', {
    body: { password: testPassword, paymentPassword: digits, confirmPaymentPassword: digits },
  });

let mailboxes = 0;
const newMailbox = () => {
  mailboxes += 1;
  return `fresh${mailboxes}@lotus.example`;
};

type Proof = {
  method: 'passkey' | 'authenticator' | 'sms' | 'email' | 'paymentPassword' | 'password';
  proof: string;
};

/** Sends the code to a new mailbox and answers what binds it. */
const askFor = async ({ home }: TestMember, email = newMailbox()) => {
  const { status, text } = await home.call('sendContactCode', { body: { channel: 'email', email } });
  if (status !== 200) throw new Error(`The code was refused: ${text}`);
  const verificationCode = await readCode(visit(), email);
  const bind = (proof?: Proof, changes: { verificationCode?: string; email?: string } = {}) =>
    home.call('setContact', {
      body: { channel: 'email', email, verificationCode, ...changes, ...(proof && { proof }) },
    });
  return { email, verificationCode, bind };
};

/** What is said to be wrong with a proof; the code of a refusal that is about no field. */
const ruleOf = ({ error }: Answer<'setContact'>) => {
  const [problem] = error?.details?.fields ?? [];
  return problem ? problem.rule : error?.code;
};

const proofCode = async ({ home, mobile, email }: TestMember, channel: 'sms' | 'email') => {
  await home.call('sendProofCode', { body: { channel } });
  return readCode(visit(), channel === 'sms' ? mobile : email);
};

describe('the phone and the mailbox', () => {
  test('a change takes the code sent to the new one and a code to the old one, and then payouts wait', async () => {
    const member = await join();
    const { bind, email } = await askFor(member);
    const old = await proofCode(member, 'email');
    expect((await bind()).error?.details?.fields?.[0]).toMatchObject({ field: 'proof', rule: 'required' });
    const { value } = await bind({ method: 'email', proof: old });
    expect(value?.receiver).toEqual({ hint: 'f•••@l•••.example', isVerified: true });
    const hours = (Date.parse(value?.withdrawalsFrom ?? '') - now().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    const shown = await profileOf(member.home);
    expect(shown).toMatchObject({ coolingHours: 24, withdrawalsFrom: value?.withdrawalsFrom });
    expect((await member.home.call('getWithdrawalTerms')).value?.coolingUntil).toBe(value?.withdrawalsFrom);
    for (const to of [member.email, member.mobile]) {
      const [told = ''] = await readOutbox(visit(), to);
      expect(told).toContain('24');
    }
    await moveClock(2);
    const code = await visit().call('forgotPasswordByEmail', { body: { username: member.username, email } });
    expect(code.status).toBe(200);
    expect(await readOutbox(visit(), email)).toHaveLength(2);
  });

  test('a phone that is bound for the first time and the verification of one’s own make nobody wait', async () => {
    const member = await join({ mobile: null, isMobileVerified: false, isEmailVerified: false });
    await setPaymentPassword(member);
    await member.home.call('sendContactCode', { body: { channel: 'email' } });
    const mailed = await readCode(visit(), member.email);
    const verified = await member.home.call('setContact', {
      body: { channel: 'email', verificationCode: mailed },
    });
    expect(verified.value).toMatchObject({ receiver: { isVerified: true }, withdrawalsFrom: null });
    const phone = { channel: 'sms', mobileNum: '0977123456', countryDialingCode: '84' } as const;
    await member.home.call('sendContactCode', { body: phone });
    const verificationCode = await readCode(visit(), '+84977123456');
    const proof = { method: 'paymentPassword', proof: digits } as const;
    const bound = await member.home.call('setContact', { body: { ...phone, verificationCode, proof } });
    expect(bound.value).toEqual({
      receiver: { hint: '•••456', isVerified: true },
      withdrawalsFrom: null,
    });
  });

  test('the authenticator, a passkey or the payment password prove it too', async () => {
    const member = await join();
    await setPaymentPassword(member);
    const { secret } = await turnOn(member);
    const device = createPasskeyDevice();
    const proven = { password: testPassword, code: codeOf(secret, now()) };
    const creation = (await member.home.call('beginPasskey', { body: proven })).value;
    if (!creation) throw new Error('No passkey was begun.');
    await member.home.call('addPasskey', { body: device.make(creation) });
    expect((await profileOf(member.home))?.ways.map(({ method }) => method)).toEqual([
      'passkey',
      'authenticator',
      'sms',
      'email',
      'paymentPassword',
    ]);
    const sign = async () => {
      const asked = (await member.home.call('askProofPasskey')).value;
      if (!asked) throw new Error('No passkey was asked for.');
      return JSON.stringify(device.sign(asked));
    };
    await moveClock(60);
    for (const proof of [
      { method: 'passkey', proof: await sign() },
      { method: 'authenticator', proof: codeOf(secret, now()) },
      { method: 'paymentPassword', proof: digits },
    ] as const)
      expect((await (await askFor(member)).bind(proof)).status).toBe(200);
  });

  test('the password of the login counts only where there is nothing else', async () => {
    const unproven = await join({ isMobileVerified: false, isEmailVerified: false });
    expect((await profileOf(unproven.home))?.ways).toEqual([{ method: 'password', hint: null }]);
    const first = await askFor(unproven);
    expect(ruleOf(await first.bind({ method: 'password', proof: 'Another-1' }))).toBe('PASSWORD_WRONG');
    expect((await first.bind({ method: 'password', proof: testPassword })).status).toBe(200);
    const proven = await join();
    const { bind } = await askFor(proven);
    expect(ruleOf(await bind({ method: 'password', proof: testPassword }))).toBe('PROOF_WRONG');
  });

  test('what is another member’s is told to whoever holds its code, and to nobody else', async () => {
    const [member, other] = [await join(), await join()];
    const { bind } = await askFor(member, other.email);
    const proof = { method: 'sms', proof: await proofCode(member, 'sms') } as const;
    expect((await bind(proof, { verificationCode: '000000' })).error?.code).toBe('CODE_WRONG');
    expect((await bind(proof)).error).toMatchObject({
      code: 'EMAIL_TAKEN',
      details: { fields: [{ field: 'email' }] },
    });
  });

  test('a code binds what it was sent to, for the member who asked, once', async () => {
    const [member, other] = [await join(), await join()];
    await Promise.all([setPaymentPassword(member), setPaymentPassword(other)]);
    const proof = { method: 'paymentPassword', proof: digits } as const;
    const { bind, email, verificationCode } = await askFor(member);
    expect((await bind(proof, { email: newMailbox() })).error?.code).toBe('CODE_WRONG');
    const body = { channel: 'email', email, verificationCode, proof } as const;
    expect((await other.home.call('setContact', { body })).error?.code).toBe('CODE_WRONG');
    const answers = await Promise.all(Array.from({ length: 3 }, () => bind(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a proof that was refused costs no code, and guesses end', async () => {
    const member = await join();
    await turnOn(member);
    const { bind } = await askFor(member);
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push(ruleOf(await bind({ method: 'authenticator', proof: '000000' })));
    expect(guesses).toEqual([
      ...Array.from({ length: 10 }, () => 'CODE_WRONG'),
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
  });

  test('a link for a new password that waits in the old mailbox opens nothing after the change', async () => {
    const member = await join();
    await visit().call('forgotPasswordByEmail', { body: { username: member.username, email: member.email } });
    const [mail = ''] = await readOutbox(visit(), member.email);
    const resetToken = /resetToken=([\w-]+)/.exec(mail)?.[1] ?? '';
    const { bind } = await askFor(member);
    await bind({ method: 'sms', proof: await proofCode(member, 'sms') });
    const newPassword = 'Another-8642';
    const body = { resetToken, newPassword, confirmNewPassword: newPassword };
    expect((await visit().call('setPasswordByLink', { body })).error?.code).toBe('RESET_LINK_INVALID');
  });
});

describe('what the merchant asks for', () => {
  test('a nickname changes as often as one likes, by the rule of the merchant', async () => {
    const { home } = await join();
    expect((await home.call('setProfile', { body: { nickname: 'Hoa Sen' } })).status).toBe(200);
    expect((await home.call('getMemberInfo')).value?.nickname).toBe('Hoa Sen');
    const { error } = await home.call('setProfile', { body: { nickname: 'x' } });
    expect(error?.details?.fields?.[0]?.field).toBe('nickname');
    expect(
      (await home.call('setProfile', { body: { nickname: '' } })).error?.details?.fields?.[0]?.rule,
    ).toBe('required');
  });

  test('a birthday proves the age and stands for good', async () => {
    const { home } = await join();
    expect(await detailOf(home, 'birthday')).toMatchObject({ value: null, isFixed: false });
    expect((await home.call('setProfile', { body: { birthday: '2020-01-01' } })).error?.code).toBe(
      'UNDERAGE',
    );
    expect((await home.call('setProfile', { body: { birthday: '1990-02-30' } })).status).toBe(400);
    expect((await home.call('setProfile', { body: { birthday: '1990-05-20' } })).status).toBe(200);
    expect(await detailOf(home, 'birthday')).toMatchObject({ value: '1990-05-20', isFixed: true });
    const again = await home.call('setProfile', { body: { birthday: '1991-05-20' } });
    expect(again.error?.details?.fields?.[0]).toMatchObject({ field: 'birthday', rule: 'fixed' });
  });

  test('the payee’s name stands once it was told; what reaches a member may change and be forgotten', async () => {
    const { home } = await join();
    expect(await detailOf(home, 'payeeName')).toMatchObject({ value: 'NGUYEN VAN A', isFixed: true });
    const renamed = await home.call('setProfile', { body: { payeeName: 'TRAN VAN B', zalo: '0912345678' } });
    expect(renamed.error?.details?.fields?.map(({ field }) => field)).toEqual(['payeeName']);
    expect(await detailOf(home, 'zalo')).toMatchObject({ value: null });
    await home.call('setProfile', { body: { payeeName: 'NGUYEN VAN A', zalo: '0912345678' } });
    expect(await detailOf(home, 'zalo')).toMatchObject({ value: '0912345678' });
    await home.call('setProfile', { body: { zalo: '' } });
    expect(await detailOf(home, 'zalo')).toMatchObject({ value: null });
  });

  test('what the merchant does not ask for is refused', async () => {
    const { home } = await join();
    const { error } = await home.call('setProfile', { body: { occupation: 'Painter' } });
    expect(error?.details?.fields?.[0]).toMatchObject({ field: 'occupation', rule: 'notAsked' });
  });

  test('of two birthdays at once one stands', async () => {
    const { home, id } = await join();
    const answers = await Promise.all(
      ['1990-05-20', '1991-05-20'].map((birthday) => home.call('setProfile', { body: { birthday } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [kept] = await tenant<{ birthday: string }[]>((tx) =>
      tx.select({ birthday: accounts.birthday }).from(accounts).where(eq(accounts.id, id)),
    );
    expect(kept?.birthday).toBe((await detailOf(home, 'birthday'))?.value);
  });
});

describe('the picture', () => {
  const drawn = (format: 'png' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 640, height: 320, channels: 3, background: '#a33' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toFormat(format)
      .toBuffer();

  test('is one of the drawn ones, or one’s own drawn anew as a small square', async () => {
    const { home } = await join();
    const chosen = await home.call('setAvatar', { body: { avatar: 7 } });
    expect(chosen.value?.icon).toMatch(/^\/art\/avatars\/\w+\/7\.webp$/);
    const { value } = await home.call('uploadAvatar', { body: await drawn('png') });
    const [, base64 = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(value?.icon ?? '') ?? [];
    const kept = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 192, height: 192 });
    expect(kept.exif).toBeUndefined();
    expect((await home.call('getMemberIcon')).value).toEqual(value);
    expect((await profileOf(home))?.avatar).toBeNull();
    await home.call('setAvatar', { body: { avatar: 2 } });
    expect((await home.call('getMemberIcon')).value?.icon).toMatch(/\/2\.webp$/);
  });

  test('is nothing else', async () => {
    const { home } = await join();
    expect((await home.call('setAvatar', { body: { avatar: 13 } })).error?.code).toBe('NOT_FOUND');
    expect((await home.call('uploadAvatar', { body: await drawn('webp') })).error?.code).toBe(
      'PICTURE_UNREADABLE',
    );
    const broken = (await drawn('png')).subarray(0, 200);
    expect((await home.call('uploadAvatar', { body: broken })).error?.code).toBe('PICTURE_UNREADABLE');
  });
});
