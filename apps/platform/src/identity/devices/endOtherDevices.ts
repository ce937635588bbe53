import type { Handler } from '#kernel';
import { endDevices } from './endDevices.ts';

/** Logs every browser of the member but this one out. */
export const endOtherDevices: Handler<'endOtherDevices'> = (context) =>
  context.tenant(async (tx) => ({ ended: await endDevices(tx, context, () => true) }));
