import type { RouteValue } from '@marquee/contract/route';
import { getAnnouncements, getInbox, getUnreadCount, markMessageRead } from '@marquee/contract/routes';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import Announcements from './Announcements.modal.tsx';

afterEach(cleanup);

const news: RouteValue<'getAnnouncements'>['announcements'] = Array.from({ length: 20 }, (_, index) => ({
  id: `n${index + 1}`,
  type: index === 1 ? 'PL' : 'PU',
  title: `News ${index + 1}`,
  html: `<p>Text of <strong>news ${index + 1}</strong></p>`,
  publishedAt: '2030-05-06T07:08:09Z',
}));

const pageOf = <T,>(rows: readonly T[], query: unknown) => {
  const { page = 1, pageSize = 9 } = query as { page?: number; pageSize?: number };
  return rows.slice((page - 1) * pageSize, page * pageSize);
};

const announcementsFrom = (rows: typeof news): Answers => ({
  [getAnnouncements.id]: ({ query }) => {
    const { types } = query as { types: string };
    const wanted = rows.filter(({ type }) => types.split(',').includes(type));
    return { announcements: pageOf(wanted, query), total: wanted.length, banners: [], promotion: [] };
  },
});

const platform = () => {
  const messages = ['Welcome', 'Your reward', 'Old letter'].map((title, index) => ({
    id: `m${index + 1}`,
    title,
    html: `<p>Dear member, about: ${title}</p>`,
    sentAt: '2030-05-06T07:08:09Z',
    isRead: index === 2,
  }));
  const answers: Answers = {
    ...announcementsFrom(news),
    [getInbox.id]: ({ query }) => ({ messages: pageOf(messages, query), total: messages.length }),
    [getUnreadCount.id]: () => ({ count: messages.filter(({ isRead }) => !isRead).length }),
    [markMessageRead.id]: ({ body }) => {
      const { id } = body as { id: string };
      for (const message of messages) if (message.id === id) message.isRead = true;
      return { isRead: true };
    },
  };
  return answers;
};

const onClose = vi.fn<() => void>();
const titles = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').textContent ?? '')
    .filter((text) => text.startsWith('News'));

test('nine titles stand on a page, the first one is read, and pages turn', async () => {
  await renderFeature(<Announcements onClose={onClose} />, { catalog, answers: platform() });
  expect(await screen.findByRole('heading', { name: 'News 1' })).toBeTruthy();
  expect(screen.getByText('news 1').tagName).toBe('STRONG');
  expect(titles()).toHaveLength(9);
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByRole('heading', { name: 'News 19' })).toBeTruthy();
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
});

test('a time is that of the brand, wherever the reader is', async () => {
  const late = [{ ...news[0]!, publishedAt: '2030-05-06T20:08:00Z' }];
  await renderFeature(<Announcements onClose={onClose} />, { catalog, answers: announcementsFrom(late) });
  expect(await screen.findByText('7 May 2030, 03:08')).toBeTruthy();
});

test('the pressed title shows its text, and the way back leads to the list', async () => {
  await renderFeature(<Announcements onClose={onClose} />, { catalog, answers: platform() });
  await userEvent.click(await screen.findByRole('button', { name: /^News 4/ }));
  expect(screen.getByRole('heading', { name: 'News 4' })).toBeTruthy();
  expect(screen.getByText('news 4')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^News 1/));
});

test('opens at an announcement that stands on a later page', async () => {
  await renderFeature(<Announcements id="n12" onClose={onClose} />, { catalog, answers: platform() });
  expect(await screen.findByRole('heading', { name: 'News 12' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
});

test('the list narrows to one kind', async () => {
  await renderFeature(<Announcements onClose={onClose} />, { catalog, answers: platform() });
  await screen.findByRole('heading', { name: 'News 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Important' }));
  expect(await screen.findByRole('heading', { name: 'News 2' })).toBeTruthy();
  await waitFor(() => expect(titles()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Promotion' }));
  expect(await screen.findByText('No announcements yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(await screen.findByRole('heading', { name: 'News 1' })).toBeTruthy();
});

test('a failure says what happened, and a further try can work', async () => {
  const answers = { ...platform(), [getAnnouncements.id]: offline } as Answers;
  await renderFeature(<Announcements onClose={onClose} />, { catalog, answers });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the announcements');
  answers[getAnnouncements.id] = announcementsFrom(news)[getAnnouncements.id]!;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'News 1' })).toBeTruthy();
});

test('while nothing is announced it says so', async () => {
  await renderFeature(<Announcements onClose={onClose} />, { catalog, answers: announcementsFrom([]) });
  expect(await screen.findByText('No announcements yet')).toBeTruthy();
});

test.each([
  ['a guest', { status: 'guest' } as const],
  ['a free-play account', memberOf(4)],
])('%s has announcements only, even where the inbox was asked for', async (_who, session) => {
  const { called } = await renderFeature(<Announcements tab="inbox" onClose={onClose} />, {
    catalog,
    answers: platform(),
    session,
  });
  expect(await screen.findByRole('heading', { name: 'News 1' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(called.mock.calls.map(([operation]) => operation)).not.toContain(getInbox.id);
});

test('an opened message counts as read, here and in the count of unread ones', async () => {
  const { called } = await renderFeature(<Announcements tab="inbox" onClose={onClose} />, {
    catalog,
    answers: platform(),
    session: memberOf(),
  });
  expect(await screen.findByRole('tab', { name: /My messages.*2 unread/ })).toBeTruthy();
  expect(screen.getByText('Choose a message to read')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Unread:\s*Your reward/ }));
  expect(screen.getByText('Dear member, about: Your reward')).toBeTruthy();
  expect(called).toHaveBeenCalledWith(markMessageRead.id, { body: { id: 'm2' } });
  expect(await screen.findByRole('tab', { name: /My messages.*1 unread/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Your reward/ })).toBeTruthy();
});

test('a message that was read before is not marked again', async () => {
  const { called } = await renderFeature(<Announcements tab="inbox" onClose={onClose} />, {
    catalog,
    answers: platform(),
    session: memberOf(),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Old letter/ }));
  expect(called.mock.calls.map(([operation]) => operation)).not.toContain(markMessageRead.id);
});

test('a message that could not be marked is unread again', async () => {
  await renderFeature(<Announcements tab="inbox" onClose={onClose} />, {
    catalog,
    answers: { ...platform(), [markMessageRead.id]: offline },
    session: memberOf(),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Unread:\s*Welcome/ }));
  expect(await screen.findByText('Dear member, about: Welcome')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Unread:\s*Welcome/ })).toBeTruthy();
});

test('an empty inbox says what will be there; its failure can be tried again', async () => {
  const answers: Answers = { ...platform(), [getInbox.id]: offline };
  await renderFeature(<Announcements tab="inbox" onClose={onClose} />, {
    catalog,
    answers,
    session: memberOf(),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your messages');
  answers[getInbox.id] = () => ({ messages: [], total: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages yet')).toBeTruthy();
});

test('a member changes from announcements to messages', async () => {
  await renderFeature(<Announcements onClose={onClose} />, {
    catalog,
    answers: platform(),
    session: memberOf(),
  });
  expect(await screen.findByRole('heading', { name: 'News 1' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /My messages/ }));
  expect(await screen.findByRole('button', { name: /Welcome/ })).toBeTruthy();
});
