import { ApiError } from '@marquee/api-client';
import {
  getResponsiblePlay,
  keepPlayLimit,
  setPlayLimit,
  setRealityCheck,
  startSelfExclusion,
  startTimeOut,
} from '@marquee/contract/routes';
import { toastsAtom } from '@marquee/feature-core';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import Limits from './Limits.page.tsx';
import { sampleLimit, samplePlay } from './testing/samplePlay.ts';

afterEach(cleanup);

const show = (answers: Answers) =>
  renderFeature(<Limits />, { catalog, answers, session: memberOf(), at: '/member/limits' });
const answering = (play = samplePlay()): Answers => ({ [getResponsiblePlay.id]: () => play });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('each limit shows its figure, what is used of it and when it begins anew', async () => {
  const limit = sampleLimit({ limit: 500_000, isOwn: true, used: 200_000 });
  await show(answering(samplePlay({}, [limit])));
  const bar = await screen.findByRole('progressbar', { name: /Used: ₫200,000/ });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['200000', '500000']);
  expect(screen.getByText('₫500,000')).toBeTruthy();
  expect(screen.getByText(/Resets .*22/)).toBeTruthy();
  expect(screen.getAllByText('No limit')).toHaveLength(11);
});

test('a limit is set from its box, and what the platform answers is shown', async () => {
  const { called, store } = await show({
    ...answering(),
    [setPlayLimit.id]: () => samplePlay({}, [sampleLimit({ limit: 300_000, isOwn: true })]),
  });
  await screen.findByText('Deposits');
  await press('Set: Deposits per day');
  expect(dialog().getByText('This takes effect immediately.')).toBeTruthy();
  await userEvent.type(dialog().getByRole('textbox', { name: /Amount/ }), '300,000');
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('₫300,000')).toBeTruthy();
  expect(called).toHaveBeenCalledWith(setPlayLimit.id, {
    body: { kind: 'deposit', period: 'day', limit: 300_000 },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.get(toastsAtom)[0]?.text).toBe('Your limit has been saved.');
});

test('the box says beforehand that a looser limit waits, and the page until when', async () => {
  const limit = sampleLimit({ limit: 300_000, isOwn: true });
  const pending = { limit: 900_000, at: '2026-11-22T05:00:00.000Z' };
  const { store } = await show({
    ...answering(samplePlay({}, [limit])),
    [setPlayLimit.id]: () => samplePlay({}, [{ ...limit, pending }]),
    [keepPlayLimit.id]: () => samplePlay({}, [limit]),
  });
  await screen.findByText('Deposits');
  await press('Change: Deposits per day');
  const field = dialog().getByRole('textbox', { name: /Amount/ });
  await userEvent.clear(field);
  await userEvent.type(field, '900000{Enter}');
  expect(await screen.findByText(/From .*22.*₫900,000/)).toBeTruthy();
  expect(store.get(toastsAtom)[0]?.text).toContain('will take effect later');
  await press('Keep the current limit');
  await expect.poll(() => screen.queryByText(/₫900,000/)).toBeNull();
});

test.each([
  ['', 'Enter a number.'],
  ['100', 'Enter at least ₫50,000.'],
])('a bad figure %j is told at its field, which keeps it and takes the focus', async (typed, problem) => {
  const { called } = await show(answering());
  await screen.findByText('Deposits');
  await press('Set: Deposits per day');
  const field = dialog().getByRole<HTMLInputElement>('textbox', { name: /Amount/ });
  if (typed) await userEvent.type(field, typed);
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(dialog().getByText(problem)).toBeTruthy();
  expect([document.activeElement, field.value]).toEqual([field, typed]);
  expect(called).toHaveBeenCalledTimes(1);
});

test('what the platform refuses stands at the field', async () => {
  await show({
    ...answering(),
    [setPlayLimit.id]: () => {
      const field = { field: 'limit', rule: 'range', message: 'The value must be at least 50000.' };
      throw new ApiError(400, { code: 'INVALID_INPUT', message: 'Check.', details: { fields: [field] } });
    },
  });
  await screen.findByText('Time');
  await press('Set: Time per day');
  await userEvent.type(dialog().getByRole('textbox', { name: /Minutes/ }), '60{Enter}');
  expect(await dialog().findByText(/at least 50000/)).toBeTruthy();
});

test('a time-out says exactly what stops and until when, and starts only for who has understood', async () => {
  const exclusion = {
    kind: 'timeOut',
    startedAt: '2026-11-21T05:00:00.000Z',
    endsAt: '2026-11-28T05:00:00.000Z',
  } as const;
  const { called } = await show({
    ...answering(),
    [startTimeOut.id]: () => samplePlay({ exclusion }),
  });
  await screen.findByText('Time-out');
  await userEvent.click(screen.getByRole('radio', { name: '1 week' }));
  await press('Start a time-out');
  expect(screen.getByRole('dialog', { name: /^Stop playing until/ })).toBeTruthy();
  for (const words of [
    /^Bets stop immediately/,
    /^Deposits stop immediately/,
    /^Withdrawals stay open/,
    /^It ends automatically/,
  ])
    expect(dialog().getByText(words)).toBeTruthy();
  await userEvent.click(dialog().getByRole('button', { name: 'Start time-out' }));
  expect(dialog().getByText('Please confirm this first.')).toBeTruthy();
  expect(called).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog().getByRole('checkbox'));
  await userEvent.click(dialog().getByRole('button', { name: 'Start time-out' }));
  expect(await screen.findByText(/You are taking a time-out until .*28/)).toBeTruthy();
  expect(called).toHaveBeenCalledWith(startTimeOut.id, { body: { hours: 168 } });
});

test('self-exclusion can be for good, and says so', async () => {
  const exclusion = {
    kind: 'selfExclusion',
    startedAt: '2026-11-21T05:00:00.000Z',
    endsAt: null,
  } as const;
  const { called } = await show({
    ...answering(),
    [startSelfExclusion.id]: () => samplePlay({ exclusion }),
  });
  await screen.findByText('Self-exclusion');
  await userEvent.click(screen.getByRole('radio', { name: 'Permanently' }));
  await press('Exclude myself');
  expect(dialog().getByText('It is permanent.')).toBeTruthy();
  await userEvent.click(dialog().getByRole('checkbox'));
  await userEvent.click(dialog().getByRole('button', { name: 'Exclude me' }));
  expect(await screen.findByText('You have excluded yourself permanently')).toBeTruthy();
  expect(called).toHaveBeenCalledWith(startSelfExclusion.id, { body: { months: null } });
});

test.each([
  ['timeOut', '2026-11-28T05:00:00.000Z', /^You are taking a time-out until .*28/],
  ['selfExclusion', '2027-05-21T05:00:00.000Z', /^You have excluded yourself until .*21/],
  ['selfExclusion', null, 'You have excluded yourself permanently'],
] as const)('a %s that stands until %s is told by the page itself', async (kind, endsAt, words) => {
  const exclusion = { kind, startedAt: '2026-11-21T05:00:00.000Z', endsAt };
  await show(answering(samplePlay({ exclusion })));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the reality check’s interval is chosen from what is offered', async () => {
  const { called } = await show({
    ...answering(),
    [setRealityCheck.id]: () => samplePlay({ realityCheck: { minutes: 15, choices: [15, 30, 60] } }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: '15 min' }));
  expect(called).toHaveBeenCalledWith(setRealityCheck.id, { body: { minutes: 15 } });
  await expect.poll(() => screen.getByRole<HTMLInputElement>('radio', { name: '15 min' }).checked).toBe(true);
});

test('who helps stands there even when the rest does not load, which can be tried again', async () => {
  const broken: Answers = { [getResponsiblePlay.id]: offline };
  await show(broken);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your limits');
  expect(screen.getByRole('link', { name: /GamCare/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /PAGCOR/ })).toBeTruthy();
  Object.assign(broken, answering());
  await press('Try again');
  expect(await screen.findByText('Deposits')).toBeTruthy();
});
