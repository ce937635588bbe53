import type { Services } from '../http/Services.ts';
import { type Rounds, startRounds } from '../rounds/startRounds.ts';
import { deliverDue } from './deliverDue.ts';
import type { Senders } from './Sender.ts';

/** Milliseconds after which messages are looked for that nothing was heard of. */
const every = 60_000;

/**
 * Sends messages as they are queued, on whichever node, and those to be tried again when they are due. What is sent to
 * staff stands under a code of its own.
 */
export const startDelivery = (
  core: Pick<Services, 'database' | 'clock' | 'config' | 'log'> & { merchants: readonly { code: string }[] },
  senders: Senders,
): Rounds =>
  startRounds(
    {
      name: 'delivery',
      subjects: core.merchants.map(({ code }) => code),
      every,
      work: (merchantCode) => deliverDue(core, merchantCode, senders),
    },
    core.log,
  );
