import { and, eq, ne } from '#drizzle';
import {
  ApiFailure,
  type Connection,
  errorTexts,
  type Handler,
  isTaken,
  recordEvent,
  say,
  type SignedIn,
} from '#kernel';
import { fieldsRequired } from '../accounts/fields/fieldsRequired.ts';
import { problemText } from '../accounts/fields/problemText.ts';
import { findOwner, lockOwner } from '../accounts/findOwner.ts';
import { type Account, accounts, passwordResets } from '../accounts/schema.ts';
import { checkMemberProof } from '../proofs/checkMemberProof.ts';
import { findChangeWays } from '../proofs/findProofWays.ts';
import { checkCode } from '../verification/checkCode.ts';
import type { Receiver } from '../verification/Receiver.ts';
import { spendCode } from '../verification/spendCode.ts';
import { boundReceiver } from './boundReceiver.ts';
import { contactSubject, readContact } from './readContact.ts';
import { tellContactChanged } from './tellContactChanged.ts';

const columnsOf = ({ channel, address }: Receiver) =>
  channel === 'sms'
    ? { mobile: address, isMobileVerified: true }
    : { email: address, emailKey: address.toLowerCase(), isEmailVerified: true };

const boundTo = (account: Account, { channel }: Receiver) =>
  channel === 'sms'
    ? { key: account.mobile, isVerified: account.isMobileVerified }
    : { key: account.emailKey, isVerified: account.isEmailVerified };

const taken = ({ language }: SignedIn, { channel }: Receiver) =>
  new ApiFailure(channel === 'sms' ? 'MOBILE_TAKEN' : 'EMAIL_TAKEN', {
    fields: [
      {
        field: channel === 'sms' ? 'mobileNum' : 'email',
        rule: 'taken',
        message: problemText(language, { rule: 'taken' }),
      },
    ],
  });

const requireFree = async (tx: Connection, context: SignedIn, id: string, receiver: Receiver) => {
  const { channel, address } = receiver;
  const [column, key] =
    channel === 'sms' ? [accounts.mobile, address] : [accounts.emailKey, address.toLowerCase()];
  const [other] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(column, key), ne(accounts.id, id)));
  if (other) throw taken(context, receiver);
};

const proofRefusals: ReadonlySet<string> = new Set([
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_TRIES_EXCEEDED',
  'PROOF_WRONG',
  'PASSWORD_WRONG',
  'PAYMENT_PASSWORD_WRONG',
]);

/** Tells at the proof what is wrong with it: there are two codes in the call, which would look alike. */
const atProof = <T>({ language }: SignedIn, checked: Promise<T>): Promise<T> =>
  checked.catch((error: unknown) => {
    if (!(error instanceof ApiFailure) || !proofRefusals.has(error.code)) throw error;
    const message = say(language, errorTexts[error.code]);
    throw new ApiFailure('INVALID_INPUT', { fields: [{ field: 'proof', rule: error.code, message }] });
  });

/**
 * Binds, verifies or changes a phone or mailbox, by the code that was sent to it and a proof of the member. To verify
 * the one that the account has already, its code is enough. After a change payouts wait, and whoever had the old one is
 * told.
 */
export const setContact: Handler<'setContact'> = async (context, { body }) => {
  const { session, tenant, language, services, merchant, now } = context;
  const [account, ways] = await tenant(async (tx) => {
    const owner = await findOwner(tx, session.accountId);
    return [owner, await findChangeWays(tx, context, owner)] as const;
  });
  const receiver = readContact(context, body, account);
  const key = columnsOf(receiver);
  const address = key.mobile ?? key.emailKey;
  const isOwn = boundTo(account, receiver).key === address;
  const subject = contactSubject(account.id, receiver);
  if (!isOwn && ways.length > 0 && !body.proof) throw fieldsRequired(language, ['proof']);
  await checkCode(context, 'contact', subject, body.verificationCode);
  const use =
    !isOwn && body.proof
      ? await atProof(context, checkMemberProof(context, account, ways, body.proof))
      : null;
  const value = await tenant(async (tx) => {
    const owner = await lockOwner(tx, account.id);
    const before = boundTo(owner, receiver);
    // Another call has changed it in between, after a proof that was checked for something else.
    if ((before.key === address) !== isOwn) throw new ApiFailure('CODE_EXPIRED');
    await spendCode(tx, context, 'contact', subject, body.verificationCode);
    if (use) await atProof(context, use(tx));
    await requireFree(tx, context, owner.id, receiver);
    const isChange = !isOwn && before.key !== null;
    const written = { ...key, ...(isChange && { securityChangedAt: now() }) };
    await tx
      .update(accounts)
      .set(written)
      .where(eq(accounts.id, owner.id))
      .catch((error: unknown) => {
        // Somebody else has bound it since the look.
        throw isTaken(error) ? taken(context, receiver) : error;
      });
    // A link that waits in the old mailbox must not open the account any more.
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, owner.id));
    const next = { ...owner, ...written };
    const { hours, until } = await services.payoutCooling(tx, next, now());
    const how = isChange ? 'changed' : isOwn ? 'verified' : 'bound';
    await recordEvent(tx, context, `contact.${how}`, owner.id, {
      channel: receiver.channel,
      by: isOwn ? null : (body.proof?.method ?? null),
    });
    if (isChange) await tellContactChanged(tx, context, owner, { channel: receiver.channel, hours });
    const bound = boundReceiver(next, receiver.channel);
    if (!bound) throw new Error('What was just bound is gone.');
    return { receiver: bound, withdrawalsFrom: until?.toISOString() ?? null };
  });
  await services.limiter.clear('memberProof', merchant.code, account.id);
  return value;
};
