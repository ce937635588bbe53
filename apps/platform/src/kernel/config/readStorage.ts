import { resolve } from 'node:path';
import type { Config } from './Config.ts';
import type { PlatformVariables } from './parseVariables.ts';
import { repositoryRoot } from './repositoryRoot.ts';

/** Where the data and the brands are. */
export const readStorage = (
  { text, requiredText }: Pick<PlatformVariables, 'text' | 'requiredText'>,
  problems: string[],
): Pick<Config, 'dataDir' | 'databaseUrl' | 'brandsDir'> => {
  const root = repositoryRoot();
  const databaseUrl = text('DATABASE_URL') ?? null;
  if (databaseUrl && !/^(postgres(ql)?:\/\/|memory$)/.test(databaseUrl)) {
    problems.push('DATABASE_URL has to begin with postgres://; leave it out to keep the data in DATA_DIR.');
  }
  return {
    dataDir: resolve(root, requiredText('DATA_DIR')),
    databaseUrl,
    brandsDir: resolve(root, requiredText('BRANDS_DIR')),
  };
};
