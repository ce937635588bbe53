import { expect } from 'vitest';
import { askGateway } from './askGateway.ts';

/** The bank, as the gateway plays it: its word that a payment was made reaches the platform by a signed event. */
export const playPaid = (payment: string): Promise<void> =>
  expect
    .poll(() =>
      askGateway('/play', { reference: payment, outcome: 'paid' }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
