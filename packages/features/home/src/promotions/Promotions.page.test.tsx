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
