import { confirmRealityCheck, getRealityCheck } from '@marquee/contract/routes';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import RealityCheck from './RealityCheck.slot.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const checkOf = (dueInSeconds: number, net = -120_000) => ({
  minutes: 30,
  startedAt: '2026-11-21T05:00:00.000Z',
  elapsedSeconds: 1_860,
  currency: 'VND' as const,
  net,
  dueInSeconds,
});

const end = vi.fn<() => Promise<void>>(async () => undefined);

const show = (answers: Answers, hasPage = (_path: string) => true) =>
  renderFeature(<RealityCheck />, {
    site: { hasPage },
    catalog,
    answers,
    session: memberOf(),
    sessionActions: { keep: () => undefined, finish: () => Promise.reject(new Error('No login.')), end },
  });

test('one that is due tells the time and what was lost, and goes when it was seen', async () => {
  const { called } = await show({
    [getRealityCheck.id]: () => checkOf(0),
    [confirmRealityCheck.id]: () => checkOf(1_800),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Time for a reality check' }));
  expect(dialog.getByText('31 min')).toBeTruthy();
  expect(dialog.getByText('Lost since you logged in')).toBeTruthy();
  expect(dialog.getByText('-₫120,000')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(called).toHaveBeenCalledWith(confirmRealityCheck.id, {});
});

test.each([
  [50_000, 'Won since you logged in'],
  [0, 'Neither won nor lost'],
])('a net of %i is told in words', async (net, words) => {
  await show({ [getRealityCheck.id]: () => checkOf(0, net) });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('one that is not due waits for its moment, and asks the platform then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let due = 600;
  const { called } = await show({ [getRealityCheck.id]: () => checkOf(due) });
  await expect.poll(() => called.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  due = 0;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the history is one press away, where the site has one; looking at it is an answer', async () => {
  const answers = { [getRealityCheck.id]: () => checkOf(0), [confirmRealityCheck.id]: () => checkOf(1_800) };
  const { called } = await show(answers);
  const link = await screen.findByRole('link', { name: 'See my history' });
  expect(link.getAttribute('href')).toBe('/member/records?tab=bets&period=today');
  await userEvent.click(link);
  expect(called).toHaveBeenCalledWith(confirmRealityCheck.id, {});
  cleanup();
  await show(answers, (path) => path !== '/member/records');
  await screen.findByRole('link', { name: 'See my limits' });
  expect(screen.queryByRole('link', { name: 'See my history' })).toBeNull();
});

test('it cannot be put away without an answer; logging out is one', async () => {
  await show({ [getRealityCheck.id]: () => checkOf(0) });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(end).toHaveBeenCalledOnce();
});

test('an answer that does not get through is told, and can be given again', async () => {
  await show({ [getRealityCheck.id]: () => checkOf(0), [confirmRealityCheck.id]: offline });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t connect');
  expect(screen.getByRole('dialog')).toBeTruthy();
});
