import type { RouteValue } from '@marquee/contract/route';
import { getArticle } from '@marquee/contract/routes';
import { type Answers, refused, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import Article from './Article.page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'share');
});

const picture = { wide: '/art/w', narrow: '/art/n', alt: 'A wheel' };
const line = {
  category: 'guides',
  text: 'What they are.',
  picture,
  publishedAt: '2030-05-06T07:08:09Z',
} as const;
const article: RouteValue<'getArticle'> = {
  ...line,
  id: 'odds',
  title: 'Odds',
  html: '<h2>One</h2><p><a href="/games">The lobby</a></p>',
  changedAt: line.publishedAt,
  others: [{ ...line, id: 'limits', title: 'Limits' }],
};

const open = (answers: Answers = { [getArticle.id]: () => article }, at = '/news/odds') =>
  renderFeature(<Article />, { catalog, at, path: '/news/:articleId', answers });

const share = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
};

test('an article shows its picture and words, names the page, and leads to others', async () => {
  const { setTitle } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Odds' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A wheel' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/news/limits');
  expect(setTitle).toHaveBeenLastCalledWith('Odds');
});

test('links of its text stay inside of the site', async () => {
  const { address } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'The lobby' }));
  expect(address()).toBe('/games');
});

test('the device shares it where it can; closing its box says nothing', async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.assign(navigator, { share: shared });
  const { toasts } = await open();
  await share();
  expect(shared).toHaveBeenCalledWith({ title: 'Odds', text: 'What they are.', url: expect.any(String) });
  shared.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  await share();
  expect(toasts()).toEqual([]);
});

test('elsewhere the link is copied, and said where even that is not allowed', async () => {
  const user = userEvent.setup();
  const { toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname);
  expect(toasts()).toEqual(['The link is copied.']);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No.'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(toasts()).toContain('Your browser doesn’t allow copying. Copy the address of this page instead.');
});

test.each([
  ['one that is gone', '/news/gone'],
  ['an address that cannot be one’s', '/news/%3Cscript%3E'],
])('%s says so and leads to the others', async (_which, at) => {
  await open(
    {
      [getArticle.id]: () => {
        throw refused('NOT_FOUND');
      },
    },
    at,
  );
  expect(await screen.findByText('This article is not here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/news');
});
