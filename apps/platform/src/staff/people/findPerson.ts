import { and, eq, isNull, type SQL } from '#drizzle';
import { ApiFailure, type Connection, isId } from '#kernel';
import { emailKey } from './emailKey.ts';
import { type Person, staffPeople } from './schema.ts';

const find = async (db: Connection, where: SQL): Promise<Person | undefined> => {
  const [found] = await db
    .select()
    .from(staffPeople)
    .where(and(where, isNull(staffPeople.removedAt)));
  return found;
};

/** The person of an e-mail address who was not removed. */
export const findByEmail = (db: Connection, email: string): Promise<Person | undefined> =>
  find(db, eq(staffPeople.email, emailKey(email)));

/** The person of an id. Throws `NOT_FOUND`. */
export const requirePerson = async (db: Connection, id: string): Promise<Person> => {
  const found = isId(id) ? await find(db, eq(staffPeople.id, id)) : undefined;
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
