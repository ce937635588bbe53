import { getHome } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { exampleFor, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import FooterDownload from './FooterDownload.slot.tsx';

const catalog = shellTexts.catalog!;

const withApps = (resources: RouteValue<'getHome'>['resources']) => () => ({
  ...exampleFor('getHome'),
  resources,
});

const open = (home: () => RouteValue<'getHome'>) =>
  renderFeature(
    <section aria-label="Our apps">
      <FooterDownload />
    </section>,
    { catalog, answers: { [getHome.id]: home } },
  );

afterEach(cleanup);

test('shows the code of each app, one at a time', async () => {
  await open(withApps([{ resourceType: 'Android', url: '/android' }]));
  expect(await screen.findByRole('link', { name: 'Get the Android app' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for the Android app' })).toBeTruthy();
});

test.each([
  ['there is no app', withApps([])],
  ['it cannot be known', offline],
])('keeps its place while it loads, and none where %s', async (_case, home) => {
  await open(home);
  const place = screen.getByRole('region', { name: 'Our apps' });
  expect(place.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(place.childElementCount).toBe(0));
});
