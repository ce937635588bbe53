import { refused } from '@marquee/feature-core/testing';
import { sessionAtom, sessionOf, sessionStore } from '@marquee/feature-core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { member, opened } from '../testing/samples.ts';
import { renderRegister } from './testing/renderRegister.tsx';
import { settingsWith } from './testing/samples.ts';

beforeEach(() => sessionStore.remove('affiliateCode'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const usual = ['username*', 'password*', 'confirmPassword*'];
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const enter = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const send = () => press('Open an account');
const agree = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /at least 18/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /terms of use/ }));
};
const fillUsual = async () => {
  await screen.findByLabelText(/^Username/);
  await enter(/^Username/, 'lotus19');
  await enter(/^Password/, 'under-the-pond');
  await enter(/^Confirm password/, 'under-the-pond');
  await agree();
};
const errorOf = (name: string | RegExp) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('what the form asks for', () => {
  test('is what the server says, in its order, what may be left out behind one control after the rest', async () => {
    await renderRegister({
      settings: settingsWith(['email*', 'username*', 'zalo', 'password*', 'nickname']),
    });
    await screen.findByLabelText(/^Username/);
    const names = [...document.querySelectorAll('input')].map((input) => [input.name, input.required]);
    expect(names).toEqual([
      ['email', true],
      ['username', true],
      ['password', true],
      ['zalo', false],
      ['nickname', false],
      ['ageConfirmed', true],
      ['terms', true],
    ]);
    expect(screen.queryByLabelText(/Mobile number/)).toBeNull();
    const fold = document.querySelector('details')!;
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')?.textContent).toBe('2 optional fieldsZalo, Nickname');
  });

  test('opens what may be left out where it is filled in wrongly', async () => {
    await renderRegister({ settings: settingsWith([...usual, 'referralCode']) });
    await fillUsual();
    await enter(/^Referral code/, 'no');
    document.querySelector('details')!.open = false;
    await send();
    await waitFor(() => expect(document.querySelector('details')?.open).toBe(true));
    expect(document.activeElement).toBe(field(/^Referral code/));
  });

  test('names the age of the merchant and links the terms and the privacy policy', async () => {
    await renderRegister({ settings: settingsWith(usual, { minimumAge: 21 }) });
    expect(await screen.findByRole('checkbox', { name: /at least 21/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/help?topic=terms');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
      '/help?topic=privacy',
    );
  });

  test('ticks off what the password needs while it is typed', async () => {
    await renderRegister();
    await screen.findByLabelText(/^Username/);
    const needs = within(screen.getByRole('list', { name: 'What your password needs' }));
    const words = () => needs.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words()).toEqual(['8 to 32 characters– not met yet', 'No spaces– not met yet']);
    await enter(/^Password/, 'pond');
    expect(words()).toEqual(['8 to 32 characters– not met yet', 'No spaces– met']);
    await enter(/^Password/, 'under-the-pond');
    expect(words()).toEqual(['8 to 32 characters– met', 'No spaces– met']);
  });

  test('can be tried again when it did not load', async () => {
    let tries = 0;
    await renderRegister({
      answers: {
        getRegisterSettings: () => {
          tries += 1;
          if (tries === 1) throw refused('BUSY', { retryAfter: 2 });
          return settingsWith(usual);
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Refused: BUSY');
    await press('Try again');
    expect(await screen.findByLabelText(/^Username/)).toBeTruthy();
  });
});

describe('what is wrong', () => {
  test('stands at the fields at once, the first has the focus, and all are read out', async () => {
    const { countOf } = await renderRegister();
    await screen.findByLabelText(/^Username/);
    await enter(/^Password/, 'short');
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Username/)));
    expect(errorOf(/^Username/)).toContain('This field cannot be empty.');
    expect(errorOf(/^Password/)).toContain('Enter 8 to 32 characters.');
    expect(screen.getByText(/5 fields need your attention: Username, Password, Confirm/)).toBeTruthy();
    expect(countOf('register')).toBe(0);
  });

  test('is told when a field is left and taken back when it is right', async () => {
    await renderRegister();
    await screen.findByLabelText(/^Username/);
    await enter(/^Username/, '1lotus');
    await userEvent.tab();
    expect(errorOf(/^Username/)).toContain('starting with a letter');
    await enter(/^Username/, 'lotus19');
    expect(field(/^Username/).getAttribute('aria-invalid')).toBeNull();
  });

  test('is an age below that which a birthday has to prove, before anything is sent', async () => {
    const { countOf } = await renderRegister({
      settings: settingsWith([...usual, 'birthday*'], { birthdayAge: 21 }),
    });
    await fillUsual();
    const year = new Date().getFullYear() - 20;
    await userEvent.type(field(/^Date of birth/), `${year}-01-01`);
    await send();
    await waitFor(() => expect(errorOf(/^Date of birth/)).toContain('at least 21 years old'));
    expect(countOf('register')).toBe(0);
  });

  test('and known to the server alone stands at its field, with everything still typed', async () => {
    await renderRegister({
      settings: settingsWith([...usual, 'birthday*']),
      answers: {
        register: () => {
          throw refused('UNDERAGE', {
            fields: [{ field: 'birthday', rule: 'age', message: 'At least 21.', min: 21 }],
          });
        },
      },
    });
    await fillUsual();
    await userEvent.type(field(/^Date of birth/), '1990-02-03');
    await send();
    await waitFor(() => expect(errorOf(/^Date of birth/)).toContain('At least 21.'));
    expect(field(/^Password/).value).toBe('under-the-pond');
    expect(field(/^Date of birth/).value).toBe('1990-02-03');
  });

  test('is a username that somebody has, until another one is typed', async () => {
    await renderRegister({
      answers: {
        register: () => {
          throw refused('USERNAME_TAKEN', {
            fields: [{ field: 'username', rule: 'taken', message: 'This is already in use.' }],
          });
        },
      },
    });
    await fillUsual();
    await send();
    await waitFor(() => expect(errorOf(/^Username/)).toContain('This is already in use.'));
    expect(document.activeElement).toBe(field(/^Username/));
    expect(field(/^Username/).value).toBe('lotus19');
    await userEvent.type(field(/^Username/), '0');
    expect(field(/^Username/).getAttribute('aria-invalid')).toBeNull();
  });

  test('is told above the button where it belongs to no field', async () => {
    await renderRegister({
      answers: {
        register: () => {
          throw refused('RATE_LIMITED', { message: 'Too many tries.', retryAfter: 30 });
        },
      },
    });
    await fillUsual();
    await send();
    expect(await screen.findByText('Too many tries. Try again in 30 seconds.')).toBeTruthy();
  });

  test('is a consent to terms that have changed meanwhile: it is asked for anew with the new version', async () => {
    let version = '2026-01';
    const { bodiesOf } = await renderRegister({
      answers: {
        getRegisterSettings: () => settingsWith(usual, { termsVersion: version }),
        register: () => {
          if (version === '2027-01') return opened;
          version = '2027-01';
          throw refused('TERMS_OUTDATED', {
            fields: [{ field: 'termsVersion', rule: 'outdated', message: 'This text has changed.' }],
          });
        },
      },
    });
    await fillUsual();
    await send();
    expect(await screen.findByText('This text has changed.')).toBeTruthy();
    const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: /terms of use/ });
    expect(terms.checked).toBe(false);
    await userEvent.click(terms);
    await send();
    await screen.findByRole('heading', { name: 'Home' });
    expect(bodiesOf('register').at(-1)).toMatchObject({ termsVersion: '2027-01' });
  });
});

describe('an account that is opened', () => {
  test('begins its session, leads home and is greeted there', async () => {
    const { bodiesOf, keep, modals, store } = await renderRegister();
    await fillUsual();
    await send();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(bodiesOf('register')).toEqual([
      {
        username: 'lotus19',
        password: 'under-the-pond',
        confirmPassword: 'under-the-pond',
        registerUrl: location.href,
        domain: 'localhost',
        registerMethod: 'WEB',
        ageConfirmed: true,
        termsVersion: '2026-01',
        privacyVersion: '2026-02',
      },
    ]);
    expect(keep).toHaveBeenCalledWith(opened);
    expect(store.get(sessionAtom).status).toBe('member');
    expect(modals()).toEqual([{ id: 'welcome', params: {} }]);
  });

  test('whose session does not begin is told to log in', async () => {
    const { modals, toasts } = await renderRegister({
      answers: { getMemberInfo: () => Promise.reject(refused('BUSY', { retryAfter: 2 })) },
    });
    await fillUsual();
    await send();
    await waitFor(() => expect(modals()).toEqual([{ id: 'login', params: {} }]));
    expect(toasts()).toEqual(['Your account is open. Please log in.']);
  });
});

describe('a captcha', () => {
  const withCaptcha = settingsWith(usual, { captcha: true });

  test('is asked for where the merchant wants one, sent, and renewed after a wrong answer', async () => {
    const answers = ['k3j9', 'p2w8'];
    const { bodiesOf, countOf } = await renderRegister({
      settings: withCaptcha,
      answers: {
        getCaptcha: () => 'aW1hZ2U=',
        register: () => {
          if (answers.shift() === 'k3j9')
            throw refused('CAPTCHA_WRONG', { message: 'Not these.', captcha: true });
          return opened;
        },
      },
    });
    await fillUsual();
    await send();
    expect(errorOf(/^Verification code/)).toContain('Enter the characters in the image.');
    await enter(/^Verification code/, 'k3j9');
    await send();
    await waitFor(() => expect(errorOf(/^Verification code/)).toContain('Not these.'));
    expect(field(/^Verification code/).value).toBe('');
    await waitFor(() => expect(countOf('getCaptcha')).toBe(2));
    await enter(/^Verification code/, 'p2w8');
    await send();
    await screen.findByRole('heading', { name: 'Home' });
    expect(bodiesOf('register')).toMatchObject([{ captcha: 'k3j9' }, { captcha: 'p2w8' }]);
  });
});

describe('a number that has to be proved', () => {
  const settings = settingsWith([...usual, 'mobileNum*', 'verificationCode*']);
  const flags = ['DIRECTREG3', 'REGMOBVERF3'] as const;

  test('is checked, gets a code, and waits before the next one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { bodiesOf } = await renderRegister({
      settings,
      flags,
      answers: { sendRegisterSms: () => ({ expiredMinutes: 1 }) },
    });
    await screen.findByLabelText(/^Username/);
    await press('Send code');
    await waitFor(() => expect(errorOf(/^Mobile number/)).toContain('This field cannot be empty.'));
    await enter(/^Mobile number/, '0212345678');
    await press('Send code');
    await waitFor(() => expect(errorOf(/^Mobile number/)).toContain('Enter a valid mobile number.'));
    expect(bodiesOf('sendRegisterSms')).toEqual([]);
    await enter(/^Mobile number/, '0912 345 678');
    await press('Send code');
    const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ });
    expect(waiting.disabled).toBe(true);
    expect(bodiesOf('sendRegisterSms')).toEqual([{ mobileNum: '0912345678', countryDialingCode: '84' }]);
    act(() => vi.advanceTimersByTime(61_000));
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send again' });
    expect(again.disabled).toBe(false);
  });

  test('is sent with its code, and a wrong code stands at the code', async () => {
    const { bodiesOf } = await renderRegister({
      settings,
      flags,
      answers: {
        register: () => {
          throw refused('CODE_WRONG', { message: 'This is not the code.' });
        },
      },
    });
    await fillUsual();
    await enter(/^Mobile number/, '0912345678');
    await enter(/^SMS code/, '123456');
    await send();
    await waitFor(() => expect(errorOf(/^SMS code/)).toContain('This is not the code.'));
    expect(bodiesOf('register')).toMatchObject([
      { mobileNum: '0912345678', countryDialingCode: '84', verificationCode: '123456' },
    ]);
  });

  test('a code that is not sent is told in a dialog', async () => {
    await renderRegister({
      settings,
      flags,
      answers: {
        sendRegisterSms: () => {
          throw refused('RATE_LIMITED', { message: 'Too many codes.', retryAfter: 40 });
        },
      },
    });
    await screen.findByLabelText(/^Username/);
    await enter(/^Mobile number/, '0912345678');
    await press('Send code');
    const dialog = await screen.findByRole('dialog', { name: 'The code couldn’t be sent' });
    expect(dialog.textContent).toContain('Too many codes.');
  });
});

describe('registration by mobile number', () => {
  test('is offered where the merchant allows both, keeps what both ask for, and sends number and code', async () => {
    const { bodiesOf } = await renderRegister({
      flags: ['DIRECTREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'],
    });
    await screen.findByLabelText(/^Username/);
    await enter(/^Password/, 'under-the-pond');
    await userEvent.click(screen.getByRole('radio', { name: 'By mobile number' }));
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
    expect(field(/^Password/).value).toBe('under-the-pond');
    await enter(/^Confirm password/, 'under-the-pond');
    await enter(/^Mobile number/, '0912345678');
    await enter(/^SMS code/, '123456');
    await agree();
    await send();
    await screen.findByRole('heading', { name: 'Home' });
    expect(bodiesOf('registerMobile')).toMatchObject([
      {
        mobileNum: '0912345678',
        countryDialingCode: '84',
        verificationCode: '123456',
        password: 'under-the-pond',
        registerMethod: 'WEB',
      },
    ]);
    expect(bodiesOf('registerMobile')[0]).not.toHaveProperty('username');
  });

  test('is the only one where the merchant allows no other, without a password unless it wants one', async () => {
    await renderRegister({ flags: ['MOBILENUMREG3'] });
    await screen.findByLabelText(/^Mobile number/);
    expect(screen.queryByRole('radio', { name: 'By mobile number' })).toBeNull();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  test('wants its captcha before the code and none afterwards', async () => {
    const { bodiesOf } = await renderRegister({
      flags: ['MOBILENUMREG3'],
      settings: settingsWith(usual, { captcha: true }),
      answers: { getCaptcha: () => 'aW1hZ2U=', sendRegisterSms: () => ({ expiredMinutes: 5 }) },
    });
    await screen.findByLabelText(/^Mobile number/);
    await enter(/^Mobile number/, '0912345678');
    await press('Send code');
    expect(errorOf(/^Verification code/)).toContain('Enter the characters in the image.');
    await enter(/^Verification code/, 'k3j9');
    await press('Send code');
    await waitFor(() => expect(screen.queryByLabelText(/^Verification code/)).toBeNull());
    // The number becomes the username, and the code is asked for by it.
    expect(bodiesOf('sendRegisterSms')).toEqual([
      { username: '0912345678', countryDialingCode: '84', captcha: 'k3j9' },
    ]);
    await enter(/^SMS code/, '123456');
    await agree();
    await send();
    await screen.findByRole('heading', { name: 'Home' });
    expect(bodiesOf('registerMobile')[0]).not.toHaveProperty('captcha');
  });
});

describe('an invitation', () => {
  const settings = settingsWith([...usual, 'referralCode']);
  const getAffiliate = () => ({ code: 'POND88', nickname: 'L***h' });

  test.each(['/register?affiliateCode=POND88', '/register?ref=POND88'])(
    'by %s stands fast in its field, names who invited, and is sent and kept',
    async (at) => {
      const { bodiesOf } = await renderRegister({ settings, at, answers: { getAffiliate } });
      await fillUsual();
      expect(field(/^Referral code/).value).toBe('POND88');
      expect(field(/^Referral code/).readOnly).toBe(true);
      // Beside the field, and on the control that it stands behind.
      expect(await screen.findAllByText('You were invited by L***h.')).toHaveLength(2);
      expect(sessionStore.get('affiliateCode')).toBe('POND88');
      await send();
      await screen.findByRole('heading', { name: 'Home' });
      expect(bodiesOf('register')).toMatchObject([{ affiliateCode: 'POND88' }]);
      expect(sessionStore.get('affiliateCode')).toBeUndefined();
    },
  );

  test('from earlier in this tab counts too, even where no field shows it', async () => {
    sessionStore.set('affiliateCode', 'POND88');
    const { bodiesOf } = await renderRegister({ answers: { getAffiliate } });
    await fillUsual();
    expect(await screen.findByText('You were invited by L***h.')).toBeTruthy();
    await send();
    await screen.findByRole('heading', { name: 'Home' });
    expect(bodiesOf('register')).toMatchObject([{ affiliateCode: 'POND88' }]);
  });

  test('that nobody gave is told, forgotten, and leaves the field to the reader', async () => {
    const { bodiesOf } = await renderRegister({
      settings,
      at: '/register?affiliateCode=NOBODY',
      answers: {
        getAffiliate: () => {
          throw refused('INVITATION_CODE_INVALID');
        },
      },
    });
    await fillUsual();
    expect((await screen.findByText(/NOBODY/)).textContent).toContain('not valid');
    expect(sessionStore.get('affiliateCode')).toBeUndefined();
    await enter(/^Referral code/, 'POND99');
    await send();
    await screen.findByRole('heading', { name: 'Home' });
    expect(bodiesOf('register')).toMatchObject([{ referralCode: 'POND99' }]);
    expect(bodiesOf('register')[0]).not.toHaveProperty('affiliateCode');
  });
});

describe('who has no form', () => {
  const permission = {
    location: { ip: '203.0.113.5', country: 'VN' },
    info: {
      merchant: 'LOTUS',
      currency: 'VND' as const,
      imageCDNs: [],
      launchGameCDNs: [],
      whitelabel: [],
      analytics: null,
      serverTime: '2030-05-06T07:08:09Z',
      timeZone: 'Asia/Ho_Chi_Minh',
    },
    maintenance: false,
    maintenanceInfo: null,
    plannedMaintenance: null,
    regionRestriction: false,
    restriction: null,
  };

  test('is a member, who is told so with a way home', async () => {
    await renderRegister({ session: sessionOf(member) });
    expect(screen.getByText('You already have an account')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Open an account' })).toBeNull();
  });

  test('is everyone where the merchant opens no accounts', async () => {
    await renderRegister({ flags: [], site: { permission } });
    expect(screen.getByText('Registration is closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open an account' })).toBeNull();
  });

  test('is not a player of the free demo', async () => {
    await renderRegister({ session: sessionOf({ ...member, type: 4 }) });
    expect(await screen.findByLabelText(/^Username/)).toBeTruthy();
  });

  test('who logs in here is sent home', async () => {
    const { store } = await renderRegister();
    await screen.findByLabelText(/^Username/);
    act(() => store.set(sessionAtom, sessionOf(member)));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  });
});
