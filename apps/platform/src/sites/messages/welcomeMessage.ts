import { msg } from '@marquee/i18n/msg';
import { localTextOf, type Merchant } from '#kernel';
import type { InboxMessage } from './sendInboxMessage.ts';

/** What greets a new member in the inbox. */
export const welcomeMessage = ({ code, brand }: Merchant, accountId: string, sentAt: Date): InboxMessage => ({
  merchantCode: code,
  accountId,
  sentAt,
  title: localTextOf(msg`Welcome to {brand}`, { brand: brand.name }),
  html: localTextOf(
    msg`<p>Thank you for opening an account with {brand}. Messages meant only for you will arrive in this inbox.</p><p>The <a href="/help">help centre</a> explains how to keep your account safe and play responsibly. Whenever you need us, we reply within 24 hours.</p>`,
    { brand: brand.name },
  ),
});
