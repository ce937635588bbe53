import { type Handler, recordEvent } from '#kernel';
import { endSubscriptions } from '../session/endSubscriptions.ts';

/** Tells this browser of messages no more. */
export const endPush: Handler<'endPush'> = (context) =>
  context.tenant(async (tx) => {
    await endSubscriptions(tx, context, context.session.accountId);
    await recordEvent(tx, context, 'push.off', context.session.accountId);
    return { isOn: false };
  });
