import { resolve } from 'node:path';
import type { Config } from './Config.ts';
import type { PlatformVariables } from './parseVariables.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/** Written as `west=postgres://… east=postgres://…`. */
const readDatabases = (written: string, problems: string[]): ReadonlyMap<string, string> => {
  const named = new Map<string, string>();
  for (const [index, part] of written.split(/\s+/).filter(Boolean).entries()) {
    const [, name = '', url = ''] = /^([a-z][a-z0-9_-]{0,30})=(postgres(?:ql)?:\/\/.+)$/.exec(part) ?? [];
    if (!URL.canParse(url) || name === 'main' || named.has(name))
      problems.push(
        `DATABASES has to hold names and addresses, such as west=postgres://user:password@host/marquee, each name in small letters, once, and not main: the ${index + 1}. is not so.`,
      );
    else named.set(name, url);
  }
  return named;
};

/** Where the data and the brands are. */
export const readStorage = (
  { text, requiredText }: Pick<PlatformVariables, 'text' | 'requiredText'>,
  problems: string[],
): Pick<Config, 'dataDir' | 'databaseUrl' | 'databases' | 'brandsDir'> => {
  const root = repositoryRoot();
  const databaseUrl = text('DATABASE_URL') ?? null;
  if (databaseUrl && !/^(postgres(ql)?:\/\/|memory$)/.test(databaseUrl)) {
    problems.push('DATABASE_URL has to begin with postgres://; leave it out to keep the data in DATA_DIR.');
  }
  const databases = readDatabases(text('DATABASES') ?? '', problems);
  if (databases.size > 0 && !databaseUrl?.startsWith('postgres'))
    problems.push('DATABASES names further databases: set DATABASE_URL to the first, on PostgreSQL too.');
  return {
    dataDir: resolve(root, requiredText('DATA_DIR')),
    databaseUrl,
    databases,
    brandsDir: resolve(root, requiredText('BRANDS_DIR')),
  };
};
