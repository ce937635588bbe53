import type { Handler } from '#kernel';
import { describePeople } from './describePeople.ts';

/** Everyone who works in the console or is invited to. */
export const getStaffPeople: Handler<'getStaffPeople'> = async ({ services, now }) => ({
  people: await services.database.system((db) => describePeople(db, now())),
});
