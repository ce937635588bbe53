import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import { Legal } from './Legal.tsx';

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
