import { modalsAtom } from '@marquee/feature-core';
import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import PlayTimeOver from './PlayTimeOver.modal.tsx';

afterEach(cleanup);

const limit = {
  kind: 'session',
  period: 'day',
  limit: 90,
  used: 90,
  currency: 'VND',
  resetsAt: '2026-11-21T17:00:00.000Z',
} as const;

test('it says which limit has ended the session and when play opens again', async () => {
  await renderFeature(<PlayTimeOver limit={limit} onClose={() => undefined} />, { catalog });
  expect(screen.getByRole('dialog', { name: 'Your playing time is up' })).toBeTruthy();
  expect(screen.getByText(/Time per day: 1 h 30 min/)).toBeTruthy();
  expect(screen.getByText(/You can play again from .*22/)).toBeTruthy();
});

test('the money stays within reach: from here to the login', async () => {
  const onClose = vi.fn<() => void>();
  const { store } = await renderFeature(<PlayTimeOver onClose={onClose} />, { catalog });
  await userEvent.click(screen.getByRole('button', { name: 'Log in to withdraw' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.get(modalsAtom)).toEqual([{ id: 'login', params: {} }]);
});
