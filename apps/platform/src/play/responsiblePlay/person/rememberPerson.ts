import { and, eq, gt, isNull, lt, or } from '#drizzle';
import { type Account, knownDevice } from '#identity';
import type { Merchant, Services, SignedIn } from '#kernel';
import { playExclusions } from '../schema.ts';
import { findPerson } from './findPerson.ts';
import { keepMarks } from './keepMarks.ts';
import { marksOf } from './marksOf.ts';
import { exclusionMarks } from './schema.ts';

/** Knows the owner of an account, and a browser where there is one, again until an exclusion ends. */
export const rememberAccount = async (
  { services, tenant, now }: Pick<SignedIn, 'services' | 'tenant' | 'now'>,
  accountId: string,
  endsAt: Date | null,
  deviceOf: (account: Account) => string | undefined = () => undefined,
): Promise<void> => {
  const found = await tenant((tx) => findPerson(tx, accountId));
  if (!found) return;
  const device = deviceOf(found.account);
  const person = { ...found.person, devices: device ? [device] : [] };
  const marks = marksOf(services.config.memberKeys.mac, person);
  await keepMarks(services.database, marks, { startedAt: now(), endsAt });
};

/** Knows the member who makes a call, and this browser, again until an exclusion ends. */
export const rememberPerson = (context: SignedIn, endsAt: Date | null): Promise<void> =>
  rememberAccount(context, context.session.accountId, endsAt, ({ usernameKey }) =>
    knownDevice(context, usernameKey),
  );

type Needed = Pick<Services, 'database' | 'clock' | 'config'>;

/**
 * Keeps the marks of everybody whose self-exclusion is in force at a merchant: also of those who excluded themselves
 * before people were known again, changed what they are reached by since, or were excluded by what they had in common.
 */
export const refreshPeople = async (
  { database, clock, config }: Needed,
  { code }: Merchant,
): Promise<void> => {
  const now = clock.now();
  const people = await database.tenant(code, async (tx) => {
    const inForce = await tx
      .select()
      .from(playExclusions)
      .where(
        and(
          eq(playExclusions.kind, 'selfExclusion'),
          or(isNull(playExclusions.endsAt), gt(playExclusions.endsAt, now)),
        ),
      );
    const found = [];
    for (const exclusion of inForce) {
      const known = await findPerson(tx, exclusion.accountId);
      if (known) found.push({ exclusion, person: known.person });
    }
    return found;
  });
  for (const { exclusion, person } of people)
    await keepMarks(database, marksOf(config.memberKeys.mac, person), exclusion);
};

/** Forgets people whose exclusion is over. */
export const forgetPeople = async ({ database, clock }: Needed): Promise<void> => {
  await database.system((db) => db.delete(exclusionMarks).where(lt(exclusionMarks.endsAt, clock.now())));
};
