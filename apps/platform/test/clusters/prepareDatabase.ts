import { join } from 'node:path';
import { callsRoleOf } from '../../src/kernel/db/callsRoleOf.ts';
import { onServer } from '../engines/cloneDatabase.ts';
import { runProgram } from './runProgram.ts';

const script = join(import.meta.dirname, '../../../../deploy/database/prepare.sql');

/** Runs the administrator's script with its variables. Rejects where psql says an error. */
export const runScript = (adminUrl: string, variables: Record<string, string>): Promise<string> => {
  const words = Object.entries(variables).flatMap((pair) => ['-v', pair.join('=')]);
  return runProgram('psql', [...words, '-q', '-f', script, adminUrl]);
};

/** A database as the administrator's script leaves it. */
export type Prepared = {
  name: string;
  /** As the platform logs in. */
  url: string;
  /** As `pg_dump` does. */
  backupUrl: string;
  /** As the cluster's administrator. */
  adminUrl: string;
  drop: () => Promise<void>;
};

/** Has the administrator's script make a database in a cluster. */
export const prepareDatabase = async (adminUrl: string, name: string): Promise<Prepared> => {
  const passwords = { password: `owner-of-${name}`, backup_password: `backup-of-${name}` };
  await runScript(adminUrl, { database: name, ...passwords });
  const urlOf = (user?: string, password?: string) => {
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    if (user) Object.assign(url, { username: user, password });
    return url.href;
  };
  const roles = [`${name}_owner`, callsRoleOf(name), `${name}_backup`];
  return {
    name,
    url: urlOf(roles[0], passwords.password),
    backupUrl: urlOf(roles[2], passwords.backup_password),
    adminUrl: urlOf(),
    drop: () =>
      onServer(adminUrl, `drop database ${name} with (force)`, ...roles.map((role) => `drop role ${role}`)),
  };
};
