import type { Variables } from '../Variable.ts';
import { deploymentVariables } from './deploymentVariables.ts';
import { platformVariables } from './platformVariables.ts';

/** Those of `npm run build` and `npm run dev`. */
export const buildVariables = {
  ...deploymentVariables,
  IMAGE_CDNS: platformVariables.IMAGE_CDNS,
  SNAPSHOT_URL: {
    kind: 'url',
    purpose:
      'a running platform whose data the prerendered pages show; left out, a seeded one runs for the build',
  },
  PLATFORM_URL: {
    kind: 'url',
    purpose: 'the platform that pages under development call; the command sets it itself',
  },
  BRAND: { kind: 'text', purpose: 'the brand that `npm run dev` shows; the command sets it itself' },
} as const satisfies Variables;
