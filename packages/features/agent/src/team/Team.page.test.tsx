import type { RouteValue } from '@marquee/contract/route';
import { memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import Team from './Team.page.tsx';

afterEach(cleanup);

type Answers = NonNullable<Parameters<typeof renderFeature>[1]['answers']>;

const teamOf = (changes: Partial<RouteValue<'getTeam'>> = {}): RouteValue<'getTeam'> => ({
  code: 'LOTUS234',
  members: [
    { name: 'm***g', isAgent: false, joinedAt: '2026-11-21T05:00:00.000Z' },
    { name: 'b***m', isAgent: true, joinedAt: '2026-10-02T05:00:00.000Z' },
  ],
  total: 2,
  recent: 1,
  ...changes,
});

const open = (answers: Answers, type = 2) =>
  renderFeature(<Team />, { catalog, session: memberOf(type), answers });

test('an agent sees the link and who has registered by it', async () => {
  await open({ getTeam: () => teamOf() });
  expect(await screen.findByText(`${location.origin}/register?ref=LOTUS234`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2 people in your team' })).toBeTruthy();
  expect(screen.getByText('1 in the last 30 days')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/m\*\*\*g.*21/),
    expect.stringMatching(/b\*\*\*m.*2.*Agent/),
  ]);
});

test('the link is made by a press, and shows at once', async () => {
  let code: string | null = null;
  await open({
    getTeam: () => teamOf({ code, members: [], total: 0, recent: 0 }),
    makeInvitationCode: () => {
      code = 'FRESH234';
      return { code };
    },
  });
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Make my link' }));
  expect(await screen.findByText(/ref=FRESH234/)).toBeTruthy();
});

test('a player is told what the page is for, and nothing is asked for', async () => {
  await open({ getTeam: () => Promise.reject(new Error('Asked in vain.')) }, 0);
  expect(await screen.findByText('This page is for agents')).toBeTruthy();
});

test('what did not load is asked for again', async () => {
  let isOffline = true;
  await open({ getTeam: () => (isOffline ? offline() : teamOf()) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isOffline = false;
  await userEvent.click(again);
  expect(await screen.findByText('m***g')).toBeTruthy();
});
