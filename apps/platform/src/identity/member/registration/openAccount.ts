import type { BodyOf, ValueOf } from '@marquee/contract';
import { type Connection, type Context, recordEvent } from '#kernel';
import { sendInboxMessage, welcomeMessage } from '#sites';
import { startSession } from '../../session/startSession.ts';
import { passwordHasher } from '../../accounts/password/passwordHasher.ts';
import { readNewIdentity } from '../../social/readNewIdentity.ts';
import { usernameKey } from '../../accounts/usernameKey.ts';
import { findUpline } from './findUpline.ts';
import { insertAccount } from './insertAccount.ts';
import { parseBirthday } from './parseBirthday.ts';
import type { SoundRegistration } from './readRegistration.ts';
import { profileFields } from './textFields.ts';

/** What is settled about a new account beside what its owner typed. */
export type NewAccount = {
  username: string;
  nickname: string;
  isMobileVerified: boolean;
  /** Uses up the code that proved the number, in the account's own transaction. */
  spend?: (tx: Connection) => Promise<void>;
};

const hashOf = (password: string | undefined) => (password ? passwordHasher.hash(password) : null);

/** Opens an account from a sound registration, welcomes it and logs it in. */
export const openAccount = async (
  context: Context,
  body: BodyOf<'register'>,
  { clean, mobile }: SoundRegistration,
  account: NewAccount,
): Promise<ValueOf<'register'>> => {
  const { merchant, services, language, clientAddress } = context;
  const birthday = clean.birthday ? parseBirthday(clean.birthday) : null;
  const hold = await services.personExclusions.screen(context, {
    mobile,
    email: clean.email ?? null,
    name: clean.payeeName ?? clean.fullName ?? null,
    birthday,
    document: clean.idNumber ?? null,
  });
  const uplineId = await findUpline(context, body);
  const identity = await readNewIdentity(context, body);
  await services.limiter.enforce('registerAddress', merchant.code, clientAddress);
  const passwordHash = await hashOf(clean.password);
  const paymentPasswordHash = await hashOf(clean.paymentPassword);
  const now = context.now();
  const profile = profileFields.flatMap((field) => {
    const value = clean[field];
    return value === undefined ? [] : [[field, value] as const];
  });

  const session = await context.tenant(async (tx) => {
    const written = await insertAccount(
      tx,
      {
        merchantCode: merchant.code,
        username: account.username,
        usernameKey: usernameKey(account.username),
        type: 0,
        nickname: clean.nickname ?? account.nickname,
        passwordHash,
        passwordChangedAt: passwordHash ? now : null,
        paymentPasswordHash,
        language,
        currency: merchant.brand.currency,
        mobile,
        isMobileVerified: account.isMobileVerified,
        email: clean.email ?? null,
        emailKey: clean.email?.toLowerCase() ?? null,
        birthday,
        profile: Object.fromEntries(profile),
        uplineId,
        ageConfirmedAt: now,
        termsVersion: body.termsVersion,
        privacyVersion: body.privacyVersion,
        termsAcceptedAt: now,
        registerMethod: body.registerMethod,
        registerUrl: body.registerUrl ?? null,
        registerDomain: body.domain ?? context.host,
        registerIp: clientAddress,
        createdAt: now,
      },
      language,
    );
    await account.spend?.(tx);
    await identity?.bind(tx, written.id);
    await hold(tx, written.id);
    await sendInboxMessage(tx, welcomeMessage(merchant, written.id, now));
    await recordEvent(tx, context, 'account.registered', written.id, { hasUpline: uplineId !== null });
    return startSession(tx, context, written, { method: 'register' });
  });
  session.keep();
  return session.value;
};
