import { offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { homeData } from '../testing/homeData.ts';
import Promotions from './Promotions.page.tsx';

afterEach(cleanup);

const { promotion } = homeData();

test('every promotion stands with its end date and leads to its terms', async () => {
  const getPromotions = () => ({ banners: [], promotion });
  await renderFeature(<Promotions />, { catalog, answers: { getPromotions } });
  const link = await screen.findByRole('link', { name: 'A gift' });
  expect(link.getAttribute('href')).toBe('/?modal=promotion&id=gift');
  expect(screen.getByText(/^Until .*2026$/)).toBeDefined();
});

test('promotions are asked for with their types, group and platform', async () => {
  const { called } = await renderFeature(<Promotions />, { catalog });
  await screen.findByRole('heading', { name: 'Promotions' });
  expect(called).toHaveBeenCalledWith('getPromotions', {
    query: { types: 'PR,B', group: 'w_promotion', platform: 'W' },
  });
});

const endingIn = (days: number | null, title: string) => ({
  ...promotion[0]!,
  id: title,
  title,
  endsAt: days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString(),
});
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('those that end in the next 7 or 30 days stand alone when they are asked for', async () => {
  const all = [endingIn(3, 'Soon'), endingIn(20, 'Later'), endingIn(90, 'Far'), endingIn(null, 'Ever')];
  const getPromotions = () => ({ banners: [], promotion: all });
  const { address } = await renderFeature(<Promotions />, {
    catalog,
    at: '/promotions',
    answers: { getPromotions },
  });
  await screen.findByRole('link', { name: 'Ever' });
  expect(titles()).toEqual(['Soon', 'Later', 'Far', 'Ever']);
  await userEvent.click(screen.getByRole('button', { name: 'Ending within 30 days' }));
  expect(titles()).toEqual(['Soon', 'Later']);
  await userEvent.click(screen.getByRole('button', { name: 'Ending within 7 days' }));
  expect(titles()).toEqual(['Soon']);
  expect(address()).toBe('/promotions?ends=7');
  await userEvent.click(screen.getByRole('button', { name: 'All promotions' }));
  expect([titles().length, address()]).toEqual([4, '/promotions']);
});

test('where none ends in these days the page says so, and shows all again', async () => {
  const getPromotions = () => ({ banners: [], promotion: [endingIn(90, 'Far')] });
  await renderFeature(<Promotions />, { catalog, at: '/promotions?ends=7', answers: { getPromotions } });
  expect(await screen.findByText('No promotion ends in these days')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show all promotions' }));
  expect(titles()).toEqual(['Far']);
});

test('without promotions the page says what will be here', async () => {
  const getPromotions = () => ({ banners: [], promotion: [] });
  await renderFeature(<Promotions />, { catalog, answers: { getPromotions } });
  expect(await screen.findByText('No promotions right now')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeDefined();
});

test('promotions that did not load are asked for again', async () => {
  let isBack = false;
  const getPromotions = () => (isBack ? { banners: [], promotion } : offline());
  await renderFeature(<Promotions />, { catalog, answers: { getPromotions } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBack = true;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'A gift' })).toBeDefined();
});
