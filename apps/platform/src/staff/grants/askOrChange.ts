import { everyMerchant } from '@marquee/contract';
import { ApiFailure, type Connection, type StaffContext } from '#kernel';
import { findHolders } from '../people/findHolders.ts';
import { madeAlone } from '../people/isAlone.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { askSecondPerson } from '../requests/askSecondPerson.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { changePerson } from './changePerson.ts';
import { findPeopleRequests, type PeopleWish, standingOf, wishOf } from './PeopleWish.ts';

/**
 * Puts a change of who may do what before a second person. Where nobody else manages staff yet it is made at once, and the
 * trail says so. The grants have to be locked. Throws `REQUEST_OPEN` where something about the person waits already.
 */
export const askOrChange = async (
  tx: Connection,
  context: StaffContext,
  wish: PeopleWish,
  reason: string | null,
): Promise<'asked' | 'done'> => {
  const managers = await findHolders(tx, 'staff.manage', everyMerchant);
  if (managers.every((id) => id === context.staff.personId)) {
    await changePerson(tx, context, wish, { reason, facts: madeAlone });
    return 'done';
  }
  const { kind, email, grants, language } = wish;
  const version = await standingOf(tx, email);
  const open = await findPeopleRequests(tx, email);
  if (open.some((request) => wishOf(request).version === version)) throw new ApiFailure('REQUEST_OPEN');
  await askSecondPerson(
    tx,
    { ...context, merchant: { code: everyMerchant } },
    {
      kind,
      subject: email,
      subjectAt: context.now(),
      amount: 0,
      answer: reason,
      wish: { version, grants, language },
    },
  );
  const after = { asked: kind, grants: sayGrants(grants) };
  await recordInstallation(tx, context, { subject: email, after, reason });
  return 'asked';
};
