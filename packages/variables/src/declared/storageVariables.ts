import type { Variables } from '../Variable.ts';

/** Where the data and the brands are, for everything that opens the database. */
export const storageVariables = {
  DATABASE_URL: {
    kind: 'text',
    purpose:
      'PostgreSQL, such as postgres://user:password@host/marquee; left out, the data is kept in `DATA_DIR`',
    requiredNote: 'outside the sandbox, unless `ALLOW_EMBEDDED=1`',
    isSecret: true,
  },
  DATABASES: {
    kind: 'text',
    purpose: 'further databases that merchants live in, as `west=postgres://… east=postgres://…`',
    isSecret: true,
  },
  DATA_DIR: {
    kind: 'folder',
    purpose: 'the folder of the embedded database, and of the keys that the sandbox makes for itself',
    default: '.data/platform',
  },
  BRANDS_DIR: {
    kind: 'folder',
    purpose: "the folder of the brands' sources, which say what domains and merchants there are",
    default: 'brands',
  },
} as const satisfies Variables;
