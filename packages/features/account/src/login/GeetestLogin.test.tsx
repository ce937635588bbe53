import { refused } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderModal, untilGreeted } from '../testing/renderModal.tsx';
import { opened } from '../testing/samples.ts';

const modal = { id: 'login', params: {} } as const;
const flags = ['LOGINREQCAPTCHA3', 'GEETEST3'] as const;
const proof = { lot_number: 'lot', captcha_output: 'output', pass_token: 'pass', gen_time: '1766000000' };
const getGeetest = () => ({ captchaId: 'a'.repeat(32), script: '/gt4.js' });
const getCaptchaQuestion = () => ({ question: 'What is two plus three?' });

/** Stands for the party's script: what its next widget does once it is shown. */
const playWidget = (event: 'onSuccess' | 'onClose' | 'onError') => {
  window.initGeetest4 = (_options, then) => {
    const listeners: Partial<Record<string, () => void>> = {};
    const on = (name: string) => (listener: () => void) => {
      listeners[name] = listener;
      return widget;
    };
    const widget = {
      onReady: on('onReady'),
      onSuccess: on('onSuccess'),
      onError: on('onError'),
      onClose: on('onClose'),
      showCaptcha: () => listeners[event]?.(),
      getValidate: () => proof,
      destroy: () => undefined,
    };
    then(widget);
    listeners.onReady?.();
  };
};

beforeEach(() => globalThis.localStorage.clear());
afterEach(() => {
  cleanup();
  delete window.initGeetest4;
});

const fill = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), 'linhvu');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Sealed-1357');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the party’s check stands in place of the image, and its proof goes with the login', async () => {
  playWidget('onSuccess');
  const page = await renderModal({ modal, flags, answers: { login: () => opened, getGeetest } });
  await fill();
  await press('Log in');
  expect(await screen.findByText('Confirm that you are a person.')).toBeTruthy();
  expect(page.countOf('login')).toBe(0);
  await press('I am a person');
  await screen.findByRole('button', { name: 'Confirmed: you are a person' });
  await press('Log in');
  await untilGreeted();
  expect(page.bodiesOf('login')).toEqual([expect.objectContaining(proof)]);
  expect(page.countOf('getCaptcha')).toBe(0);
});

test('each try takes a new proof', async () => {
  playWidget('onSuccess');
  const page = await renderModal({
    modal,
    flags,
    answers: { login: () => Promise.reject(refused('CAPTCHA_WRONG', { captcha: true })), getGeetest },
  });
  await fill();
  await press('I am a person');
  await screen.findByRole('button', { name: 'Confirmed: you are a person' });
  await press('Log in');
  expect(await screen.findByText('Refused: CAPTCHA_WRONG')).toBeTruthy();
  await screen.findByRole('button', { name: 'I am a person' });
  await press('Log in');
  expect(page.countOf('login')).toBe(1);
});

test('whoever closes it may open it again, and nothing typed is lost', async () => {
  playWidget('onClose');
  await renderModal({ modal, flags, answers: { getGeetest } });
  await fill();
  await press('I am a person');
  await waitFor(() => expect(screen.getByRole('button', { name: 'I am a person' })).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('Sealed-1357');
});

test.each([
  ['cannot be shown', () => playWidget('onError'), getGeetest],
  ['is out of reach', () => undefined, () => Promise.reject(refused('FEATURE_DISABLED', {}))],
])('a check that %s leads to a question in words, which is enough', async (_what, play, widget) => {
  play();
  const page = await renderModal({
    modal,
    flags,
    answers: { login: () => opened, getGeetest: widget, getCaptchaQuestion },
  });
  await fill();
  await press('I am a person');
  expect(await screen.findByText('What is two plus three?')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'five');
  await press('Log in');
  await untilGreeted();
  expect(page.bodiesOf('login')).toEqual([expect.objectContaining({ captcha: 'five' })]);
});

test('the platform’s word that the party does not answer leads there too', async () => {
  playWidget('onSuccess');
  await renderModal({
    modal,
    flags,
    answers: {
      login: () => Promise.reject(refused('CAPTCHA_UNREACHABLE', { captcha: true })),
      getGeetest,
      getCaptchaQuestion,
    },
  });
  await fill();
  await press('I am a person');
  await screen.findByRole('button', { name: 'Confirmed: you are a person' });
  await press('Log in');
  expect(await screen.findByText('What is two plus three?')).toBeTruthy();
});

test('the question can be chosen by everybody, and left again', async () => {
  await renderModal({ modal, flags, answers: { getCaptchaQuestion } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask me a question instead' }));
  expect(await screen.findByText('What is two plus three?')).toBeTruthy();
  await press('Go back to the check');
  expect(screen.getByRole('button', { name: 'I am a person' })).toBeTruthy();
});
