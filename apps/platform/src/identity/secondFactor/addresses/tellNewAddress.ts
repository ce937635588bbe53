import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { type Connection, type Context, localTextOf, queueMessage, recordEvent } from '#kernel';
import { sendInboxMessage } from '#sites';
import { languageOfAccount } from '../../accounts/languageOfAccount.ts';
import type { Account } from '../../accounts/schema.ts';
import { receiversOf } from '../../verification/receiversOf.ts';

type Place = { shown: string; country: string | null };

const placeIn = (language: Language, { shown, country }: Place) => {
  const name = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return name ? `${shown} (${name})` : shown;
};

/**
 * Tells a member that somebody logged in from a new address: in the inbox, and by e-mail, or by SMS where no
 * mailbox is proven.
 */
export const tellNewAddress = async (
  tx: Connection,
  context: Context,
  account: Account,
  place: Place,
): Promise<void> => {
  const { merchant, now } = context;
  await recordEvent(tx, context, 'login.newAddress', account.id);
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId: account.id,
    sentAt: now(),
    title: localTextOf(msg`A login from a new address`),
    html: localTextOf(
      msg`<p>Someone has just logged in to your account from a new address: {place}.</p><p>If this wasn’t you, change your password immediately and contact support. The page <a href="/member/security">Security</a> lists your known addresses.</p>`,
      (each) => ({ place: placeIn(each, place) }),
    ),
  });
  const receivers = receiversOf(account);
  const receiver = receivers.find(({ channel }) => channel === 'email') ?? receivers[0];
  if (!receiver) return;
  const language = languageOfAccount(account);
  await queueMessage(
    tx,
    { ...context, language },
    {
      channel: receiver.channel,
      recipient: receiver.address,
      template: { name: 'newAddress', brand: merchant.brand.name, place: placeIn(language, place) },
      minutes: 24 * 60,
    },
  );
};
