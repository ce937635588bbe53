import { getPromotions } from '@marquee/contract/routes';
import { type Answers, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import Promotion from './Promotion.modal.tsx';

afterEach(cleanup);

const promotion = (id: string, endsAt: string | null) => ({
  id,
  title: `Bonus ${id}`,
  text: `In short, ${id}`,
  html: `<h2>Terms</h2><p>Turnover of ${id}</p>`,
  picture: { wide: `/art/${id}.webp`, narrow: `/art/${id}-narrow.webp`, alt: `Gift of ${id}` },
  endsAt,
});

const answers = (): Answers => ({
  [getPromotions.id]: () => ({
    banners: [],
    promotion: [promotion('a', '2030-05-06T12:00:00Z'), promotion('b', null)],
  }),
});

test('shows picture, period and terms, and closes', async () => {
  const onClose = vi.fn<() => void>();
  await renderFeature(<Promotion id="a" onClose={onClose} />, { catalog, answers: answers() });
  expect(await screen.findByRole('dialog', { name: 'Bonus a' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Gift of a' }).getAttribute('src')).toBe(
    'https://cdn.example/art/a.webp',
  );
  expect(screen.getByText(/^Until .*2030/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeTruthy();
  expect(screen.getByText('Turnover of a')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a promotion without an end says so', async () => {
  await renderFeature(<Promotion id="b" onClose={() => {}} />, {
    catalog,
    answers: answers(),
    language: 'en',
  });
  expect(await screen.findByText('Open until further notice')).toBeTruthy();
});

test('one that is not there any more is over', async () => {
  await renderFeature(<Promotion id="gone" onClose={() => {}} />, { catalog, answers: answers() });
  expect(await screen.findByText('This promotion has ended')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  const broken: Answers = { [getPromotions.id]: offline };
  await renderFeature(<Promotion id="a" onClose={() => {}} />, { catalog, answers: broken });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this promotion');
  Object.assign(broken, answers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Turnover of a')).toBeTruthy();
});
