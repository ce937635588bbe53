import type { BodyOf } from '@marquee/contract';
import { ApiFailure, type Context } from '#kernel';
import { checkValue } from '../accounts/fields/checkValue.ts';
import { fieldsRequired } from '../accounts/fields/fieldsRequired.ts';
import type { Account } from '../accounts/schema.ts';
import type { Receiver } from '../verification/Receiver.ts';
import { readMobile } from '../verification/readMobile.ts';

/**
 * The phone or mailbox that a call wants to bind, in its one spelling: the one that it names, or the account's own to be
 * verified. Throws INVALID_INPUT or MOBILE_INVALID.
 */
export const readContact = (
  context: Context,
  body: BodyOf<'sendContactCode'>,
  own: Pick<Account, 'mobile' | 'email'>,
): Receiver => {
  const { site, language } = context;
  const address = body.channel === 'sms' ? own.mobile : own.email;
  if (address !== null && body.email === undefined && body.mobileNum === undefined)
    return { channel: body.channel, address };
  if (body.channel === 'sms') {
    const { mobileNum, countryDialingCode } = body;
    if (!mobileNum) throw fieldsRequired(language, ['mobileNum']);
    if (!countryDialingCode) throw fieldsRequired(language, ['countryDialingCode']);
    return { channel: 'sms', address: readMobile(context, { mobileNum, countryDialingCode }) };
  }
  const email = body.email?.normalize('NFC').trim();
  if (!email) throw fieldsRequired(language, ['email']);
  const rule = site.rules.find(({ field }) => field === 'email');
  const problem = rule && checkValue(rule, email, language);
  if (problem) throw new ApiFailure('INVALID_INPUT', { fields: [problem] });
  return { channel: 'email', address: email };
};

/** What the code to a new phone or mailbox is kept under: it binds for the member who asked and for nobody else. */
export const contactSubject = (accountId: string, { channel, address }: Receiver): string =>
  `${accountId}:${channel}:${address.toLowerCase()}`;
