import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import type { SecurityState } from '../SecurityState.ts';
import { securityOf } from '../testing/samples.ts';
import NextSteps from './NextSteps.slot.tsx';

const render = (changes: Partial<SecurityState>) =>
  renderFeature(<NextSteps />, { catalog, answers: { getSecurity: () => securityOf(changes) } });

afterEach(cleanup);

test('names what is missing with a way to it, three at most', async () => {
  await render({ hasPaymentPassword: false, mobile: null, email: null, passkeys: [], authenticator: null });
  await screen.findByRole('heading', { name: 'Next for your account' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Set up: Payment password',
    'Set up: Phone',
    'Set up: E-mail',
  ]);
});

test('what waits to be verified is named as that', async () => {
  await render({ hasPaymentPassword: true, email: { hint: 'a***@mail.example', isVerified: false } });
  expect(await screen.findByRole('link', { name: 'Verify: E-mail' })).toBeTruthy();
});
