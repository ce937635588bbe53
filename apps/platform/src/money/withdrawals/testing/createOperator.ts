import type { AnyError } from '@marquee/contract/errors';
import type { TestPlatform } from '../../../../test/createTestPlatform.ts';
import type { Connection } from '../../../kernel/db/Database.ts';
import { failureOf } from '../../../kernel/http/failureOf.ts';
import { approve } from '../approve.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { readPartOf } from '../readPartOf.ts';
import { recordFailed } from '../recordFailed.ts';
import { recordForced } from '../recordForced.ts';
import { recordPaid } from '../recordPaid.ts';
import { recordRejected } from '../recordRejected.ts';
import type { Withdrawal } from '../schema.ts';

/** What came of a step: 200 with the withdrawal after it, or why it was refused. */
type Outcome = {
  status: number;
  value: Withdrawal | undefined;
  error: Pick<AnyError, 'code' | 'details'> | undefined;
};

/**
 * Moves withdrawals of a merchant by the functions that the console's and the gateway's calls end in, without people, claims
 * and second persons: for tests of what comes of it.
 */
export const createOperator = (platform: () => TestPlatform, merchant = 'SENVANG') => {
  type Step = (tx: Connection, before: Withdrawal, at: Date) => Promise<Withdrawal>;
  const move = async (reference: string, step: Step): Promise<Outcome> => {
    const { database, clock } = platform().services;
    try {
      const value = await database.tenant(merchant, async (tx) =>
        step(tx, await lockByReference(tx, reference), clock.now()),
      );
      return { status: 200, value, error: undefined };
    } catch (error) {
      const { code, details } = failureOf(error);
      if (code === 'INTERNAL') throw error;
      return { status: 400, value: undefined, error: { code, details } as Outcome['error'] };
    }
  };
  return {
    approve: (reference: string, part?: number) =>
      move(reference, (tx, before, at) =>
        approve(tx, before, { by: 'operator', at, amount: readPartOf(before, part, 'en') }),
      ),
    reject: (reference: string, reason: string) =>
      move(reference, (tx, before, at) => recordRejected(tx, before, { at, reason })),
    /** As the gateway's event does. */
    pay: (reference: string, part?: number) =>
      move(reference, (tx, before, at) =>
        recordPaid(tx, before, { by: 'gateway', at, amount: readPartOf(before, part, 'en') }),
      ),
    fail: (reference: string, reason: string) =>
      move(reference, (tx, before, at) => recordFailed(tx, before, { by: 'operator', at, reason })),
    force: (reference: string) => move(reference, (tx, before, at) => recordForced(tx, before, { at })),
  };
};
