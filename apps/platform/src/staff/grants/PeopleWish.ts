import { everyMerchant } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { and, eq, inArray } from '#drizzle';
import { type Connection, hashSecret, type StaffGrant } from '#kernel';
import { findByEmail } from '../people/findPerson.ts';
import { grantsOf } from '../people/grantsOf.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { peopleRequests } from '../requests/requestKinds.ts';
import { type StaffRequest, staffRequests } from '../requests/schema.ts';

/** What is to change about a person of staff. */
export type PeopleWish = {
  kind: (typeof peopleRequests)[number];
  email: string;
  /** None where the person is to be removed. */
  grants: readonly StaffGrant[];
  /** Of the invitation. */
  language: Language | null;
};

/** A wish as it waits: it holds for the person as they were when it was asked. */
type Waiting = Omit<PeopleWish, 'kind' | 'email'> & { version: string };

/** Stands for a person as they are now: their roles, and whether they are in, invited or neither. */
export const standingOf = async (tx: Connection, email: string): Promise<string> => {
  const person = await findByEmail(tx, email);
  const grants = person ? sayGrants(await grantsOf(tx, person.id)) : '';
  const is = person ? (person.passwordHash ? 'in' : 'invited') : 'unknown';
  return hashSecret(`${is} ${grants}`);
};

/** What a request asks for, and the version of the person that it holds for. */
export const wishOf = ({ kind, subject, wish }: StaffRequest): PeopleWish & { version: string } => ({
  ...(wish as Waiting),
  kind: kind as PeopleWish['kind'],
  email: subject,
});

/** What waits about staff, about one person or all of them, the oldest first. */
export const findPeopleRequests = (tx: Connection, email?: string): Promise<StaffRequest[]> =>
  tx
    .select()
    .from(staffRequests)
    .where(
      and(
        eq(staffRequests.merchantCode, everyMerchant),
        eq(staffRequests.state, 'open'),
        inArray(staffRequests.kind, [...peopleRequests]),
        email === undefined ? undefined : eq(staffRequests.subject, email),
      ),
    )
    .orderBy(staffRequests.askedAt);
