import type { Variables } from '../Variable.ts';
import { deploymentVariables } from './deploymentVariables.ts';
import { platformVariables } from './platformVariables.ts';
import { storageVariables } from './storageVariables.ts';

/** Those of `npm run build` and `npm run dev`. */
export const buildVariables = {
  ...deploymentVariables,
  IMAGE_CDNS: platformVariables.IMAGE_CDNS,
  GAME_ORIGINS: {
    kind: 'list',
    purpose:
      "the origins of the vendors' games, which pages may frame where a web server serves the sites, separated by commas",
  },
  BRANDS_DIR: {
    ...storageVariables.BRANDS_DIR,
    purpose:
      "the folder of the brands' sources that `npm run dev` serves; a build makes those of the repository",
  },
  PLATFORM_URL: {
    kind: 'url',
    purpose: 'the platform that pages under development call; the command sets it itself',
  },
  BRAND: { kind: 'text', purpose: 'the brand that `npm run dev` shows; the command sets it itself' },
} as const satisfies Variables;
