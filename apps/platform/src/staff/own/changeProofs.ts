import { everyMerchant } from '@marquee/contract';
import { eq } from '#drizzle';
import { ApiFailure, type Connection, queueMessage, type StaffContext } from '#kernel';
import { proofsOf } from '../passkeys/proofsOf.ts';
import { type Person, staffPeople } from '../people/schema.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import type { Facts } from '../trail/schema.ts';

type Change<T> = { value: T; isAdded: boolean; before?: Facts; after?: Facts };

/**
 * Changes what a person proves themselves by, one change of theirs at a time: it is written down, and told by e-mail. One
 * proof that works at this console has to remain, or nothing happens (`LAST_PROOF`). With a proof that is taken away the
 * person's other sessions end: whoever has the device may be in one of them.
 */
export const changeProofs = <T>(
  context: StaffContext,
  change: (tx: Connection, person: Person) => Promise<Change<T>>,
): Promise<T> => {
  const { services, staff, host, now } = context;
  const find = (tx: Connection) =>
    tx.select().from(staffPeople).where(eq(staffPeople.id, staff.personId)).for('update');
  return inInstallation(services, async (tx) => {
    const [person] = await find(tx);
    if (!person) throw new ApiFailure('NOT_FOUND');
    const { value, isAdded, ...facts } = await change(tx, person);
    const [changed = person] = await find(tx);
    if ((await proofsOf(tx, changed, host)).length === 0) throw new ApiFailure('LAST_PROOF');
    if (!isAdded) await endSessions(tx, person.id, now(), staff.id);
    await recordInstallation(tx, context, { subject: person.email, ...facts });
    const { email: recipient, language } = person;
    await queueMessage(
      tx,
      { merchant: { code: everyMerchant }, language, now },
      {
        channel: 'email',
        recipient,
        template: { name: isAdded ? 'staffProofAdded' : 'staffProofRemoved', host },
        minutes: 24 * 60,
      },
    );
    return value;
  });
};
