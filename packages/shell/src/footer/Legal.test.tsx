import { renderFeature, siteIn } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import { Legal } from './Legal.tsx';
import { TrustBand } from './TrustBand.tsx';

afterEach(cleanup);

test('every page names the least age, the licence, the regulator and who helps', async () => {
  await renderFeature(<Legal />, { catalog: shellTexts.catalog! });
  expect(screen.getByText('Only for people aged 18 and over')).toBeTruthy();
  expect(document.body.textContent).toContain('L-1');
  expect(screen.getByRole('link', { name: 'PAGCOR' }).getAttribute('href')).toBe('https://www.pagcor.ph');
  expect(screen.getByRole('link', { name: 'GamCare' }).getAttribute('href')).toBe(
    'https://www.gamcare.org.uk',
  );
});

test.each([
  { part: 'the sentence on the licence', footer: <Legal /> },
  { part: 'the band of the footer', footer: <TrustBand /> },
])('$part names the laboratory that tested the games, and nobody where none has', async ({ footer }) => {
  const { brand } = siteIn('en');
  const testing = { name: 'Lab', url: 'https://lab.example' };
  await renderFeature(footer, {
    catalog: shellTexts.catalog!,
    site: { brand: { ...brand, legal: { ...brand.legal, testing } } },
  });
  expect(screen.getByRole('link', { name: 'Lab' }).getAttribute('href')).toBe('https://lab.example');
  expect(document.body.textContent).toMatch(/tested by/);
  cleanup();
  await renderFeature(footer, { catalog: shellTexts.catalog! });
  expect(document.body.textContent).not.toMatch(/tested by/);
});
