import { resolve } from 'node:path';
import type { Config } from './Config.ts';
import type { parseVariables } from './parseVariables.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/** Where the data and the brands are. */
export const readStorage = (
  { text }: Pick<ReturnType<typeof parseVariables>, 'text'>,
  problems: string[],
): Pick<Config, 'dataDir' | 'databaseUrl' | 'brandsDir'> => {
  const root = repositoryRoot();
  const databaseUrl = text('DATABASE_URL') ?? null;
  if (databaseUrl && !/^(postgres(ql)?:\/\/|memory$)/.test(databaseUrl)) {
    problems.push('DATABASE_URL has to begin with postgres://; leave it out to keep the data in DATA_DIR.');
  }
  return {
    dataDir: resolve(root, text('DATA_DIR') ?? '.data/platform'),
    databaseUrl,
    brandsDir: resolve(root, text('BRANDS_DIR') ?? 'brands'),
  };
};
