import { eq } from '#drizzle';
import type { Connection, StaffGrant } from '#kernel';
import { staffGrants } from './schema.ts';

/** Grants without those that stand there twice. */
const once = (grants: readonly StaffGrant[]): StaffGrant[] => [
  ...new Map(grants.map(({ merchant, role }) => [`${merchant} ${role}`, { merchant, role }])).values(),
];

/** Gives a person these grants in place of those before. */
export const writeGrants = async (
  tx: Connection,
  personId: string,
  { grants, at }: { grants: readonly StaffGrant[]; at: Date },
): Promise<void> => {
  await tx.delete(staffGrants).where(eq(staffGrants.personId, personId));
  await tx.insert(staffGrants).values(once(grants).map((grant) => ({ ...grant, personId, givenAt: at })));
};
