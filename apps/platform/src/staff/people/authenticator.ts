import { and, eq, isNull, lt, or } from '#drizzle';
import { openSecret, stepOf } from '#identity';
import type { Config, Connection } from '#kernel';
import { type Person, staffPeople } from './schema.ts';

/** Whatever knows the key for what people keep here. */
export type Sealing = { config: Pick<Config, 'memberKeys'> };

/** What seals a person's secret: it opens for that person alone. */
export const sealFor = ({ config }: Sealing, personId: string) => ({
  key: config.memberKeys.seal,
  owner: `staff ${personId}`,
});

/** Uses a code of a person's app up; false for a wrong one and for one that was used, or that came before one that was. */
export const useCode = async (
  db: Connection,
  services: Sealing,
  { person, code, now }: { person: Person; code: string; now: Date },
): Promise<boolean> => {
  if (!person.sealedSecret) return false;
  const secret = openSecret(person.sealedSecret, sealFor(services, person.id));
  const step = stepOf(secret, code.replaceAll(/\s/g, ''), now);
  if (step === null) return false;
  const { lastStep } = staffPeople;
  const taken = await db
    .update(staffPeople)
    .set({ lastStep: step })
    .where(and(eq(staffPeople.id, person.id), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ id: staffPeople.id });
  return taken.length > 0;
};
