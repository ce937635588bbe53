import type { RouteValue } from '@marquee/contract/route';
import { getArticles } from '@marquee/contract/routes';
import { type Answers, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import News from './News.page.tsx';

afterEach(cleanup);

type Line = RouteValue<'getArticles'>['articles'][number];

const picture = { wide: '/art/w', narrow: '/art/n', alt: '' };
const all: Line[] = Array.from({ length: 14 }, (_, index) => ({
  id: `a${index + 1}`,
  category: index === 1 ? 'guides' : 'news',
  title: `Article ${index + 1}`,
  text: `About ${index + 1}`,
  picture,
  publishedAt: '2030-05-06T20:08:00Z',
}));

const platform: Answers = {
  [getArticles.id]: ({ query }) => {
    const { category, page = 1, pageSize = 12 } = query as Record<string, never>;
    const found = all.filter((one) => category === undefined || one.category === category);
    return {
      articles: found.slice((page - 1) * pageSize, page * pageSize),
      total: found.length,
      categories: ['news', 'guides'],
    };
  },
};

const titles = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

test('articles stand newest first with their kind and day, each leads to its page, and pages turn', async () => {
  const { address } = await renderFeature(<News />, { catalog, at: '/news', answers: platform });
  const [first] = await screen.findAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Article 1' }).getAttribute('href')).toBe('/news/a1');
  expect(within(first!).getByText('News')).toBeTruthy();
  // The day is the brand's, wherever the reader is.
  expect(within(first!).getByText('7 May 2030')).toBeTruthy();
  expect(titles()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByText('Article 14')).toBeTruthy();
  expect(address()).toBe('/news?page=2');
});

test('a category narrows the list, and stands in the address', async () => {
  const { address } = await renderFeature(<News />, { catalog, at: '/news', answers: platform });
  await screen.findAllByRole('article');
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  await userEvent.click(categories.getByRole('link', { name: 'Guides' }));
  await expect.poll(titles).toEqual(['Article 2']);
  expect(address()).toBe('/news?category=guides');
  expect(categories.getByRole('link', { name: 'Guides' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  ['en', 'RSS feed'],
  ['vi', 'Nguồn tin RSS'],
] as const)('the feed of the reader’s language is named (%s)', async (language, name) => {
  await renderFeature(<News />, { catalog, at: '/news', answers: platform, language });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/wps/news/${language}.xml`);
});

test('where nothing is published it says so', async () => {
  const empty = { articles: [], total: 0, categories: [] };
  await renderFeature(<News />, { catalog, at: '/news', answers: { [getArticles.id]: () => empty } });
  expect(await screen.findByText('No articles yet')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  const answers: Answers = { [getArticles.id]: offline };
  await renderFeature(<News />, { catalog, at: '/news', answers });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the articles');
  Object.assign(answers, platform);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(12);
});
