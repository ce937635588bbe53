import { type Session, SlotContext } from '@marquee/feature-core';
import { memberOf, renderFeature } from '@marquee/feature-core/testing';
import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import { Hosts } from './Hosts.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows what lies over pages, and answers the slots that are asked for, as they come. */
const show = async (hosts: ReactElement, session?: Session) => {
  const asked = new Set<string>();
  const fill = (name: string) => {
    asked.add(name);
    return null;
  };
  await renderFeature(<SlotContext value={fill}>{hosts}</SlotContext>, {
    catalog: shellTexts.catalog!,
    ...(session && { session }),
  });
  return asked;
};

test.each([
  ['a guest', { status: 'guest' }, []],
  ['a demo account', memberOf(4), []],
  ['a member', memberOf(0), ['overlay-member']],
] as const)(
  'what lies over every page of %s is loaded once the page is at rest, and what is announced once it is moved',
  async (_who, session, filled) => {
    const asked = await show(<Hosts />, session);
    expect([...asked]).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect([...asked]).toEqual(filled);
    act(() => void dispatchEvent(new Event('scroll')));
    expect([...asked].toSorted()).toEqual(['overlay', ...filled]);
  },
);

test('announcements leave a bare page alone, and a member’s limits do not', async () => {
  const asked = await show(<Hosts isBare />, memberOf(0));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([...asked]).toEqual(['overlay-member']);
});

test('what is announced comes to a page that nobody moves as well', async () => {
  const asked = await show(<Hosts />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([...asked]).toEqual(['overlay']);
});
