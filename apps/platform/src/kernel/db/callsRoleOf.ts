import { StartError } from './StartError.ts';

/** Bytes that PostgreSQL keeps of a name. */
const longest = 63;

/**
 * The role that calls run under, by the name of the database. Roles belong to a whole cluster: one for each database
 * keeps installations apart. `deploy/database/prepare.sql` makes the same name. Throws `StartError` for a name that
 * PostgreSQL would cut.
 */
export const callsRoleOf = (database: string): string => {
  const role = `${database}_calls`;
  if (Buffer.byteLength(role) <= longest) return role;
  throw new StartError(
    `The database's name ${database} is too long: its role ${role} has to fit into ${longest} bytes.`,
  );
};
