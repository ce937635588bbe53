import type { Variables } from '../Variable.ts';
import { storageVariables } from './storageVariables.ts';

/** The brand commands'. */
export const brandVariables = {
  DATABASE_URL: storageVariables.DATABASE_URL,
  DATA_DIR: storageVariables.DATA_DIR,
  CALLED_FROM: {
    kind: 'folder',
    purpose: 'the folder that paths among the arguments begin at; `npm run` sets it itself',
  },
} as const satisfies Variables;
