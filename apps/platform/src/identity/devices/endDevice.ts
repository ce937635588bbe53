import { ApiFailure, type Handler } from '#kernel';
import { endDevices } from './endDevices.ts';

/** Logs one other browser of the member out; NOT_FOUND for this one, and for any that is not the member's. */
export const endDevice: Handler<'endDevice'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const ended = await endDevices(tx, context, ({ latest }) => latest.id === body.id);
    if (ended === 0) throw new ApiFailure('NOT_FOUND');
    return { ended };
  });
