import { getJwks } from '@marquee/contract/routes';
import type { Client } from './createClient.ts';
import { sealPayload } from './sealPayload.ts';

/** Seals a value for the platform where a row asks for a sealed field; `path` is the path of that row. */
export const sealForPlatform = (client: Client, path: string, value: unknown): Promise<string> =>
  sealPayload(() => client(getJwks, {}), path, value);
