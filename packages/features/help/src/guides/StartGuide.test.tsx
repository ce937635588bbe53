import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { StartGuide } from './StartGuide.tsx';

afterEach(cleanup);

const linksOf = () =>
  within(screen.getByRole('list', { name: 'The first steps' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the first steps lead from the registration to the withdrawal', async () => {
  await renderFeature(<StartGuide />, { catalog, flags: ['DIRECTREG3'] });
  expect(linksOf()).toEqual([
    '/register',
    '/member/security',
    '/member/limits',
    '/member/deposit',
    '/games',
    '/member/withdraw',
  ]);
  expect(screen.getByText(/you are 18 or over/)).toBeTruthy();
});

test('a step that the site does not have is left out', async () => {
  await renderFeature(<StartGuide />, {
    catalog,
    site: { hasPage: (path) => path !== '/member/deposit' && path !== '/member/withdraw' },
  });
  expect(linksOf()).toEqual(['/member/security', '/member/limits', '/games']);
});
