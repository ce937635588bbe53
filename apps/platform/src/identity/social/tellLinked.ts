import { msg } from '@marquee/i18n/msg';
import { type Connection, type Context, localTextOf } from '#kernel';
import { sendInboxMessage, type SocialChannel } from '#sites';
import { partyNames } from './partyNames.ts';

/** Tells a member that a further way in was opened: it may have been somebody else. */
export const tellLinked = (
  tx: Connection,
  { merchant, now }: Pick<Context, 'merchant' | 'now'>,
  accountId: string,
  channel: SocialChannel,
): Promise<void> => {
  const party = partyNames[channel];
  return sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId,
    sentAt: now(),
    title: localTextOf(msg`{party} is linked`, { party }),
    html: localTextOf(
      msg`<p>You can log in with {party} from now on.</p><p>If this wasn’t you, unlink it under <a href="/member">My account</a> and change your password immediately.</p>`,
      { party },
    ),
  });
};
