import { type Connection, localTextOf, type Merchant, momentFrom } from '#kernel';
import { demoMessages, readSite, sendInboxMessage, sendWelcomeMessage } from '#sites';
import type { DemoMoney } from './DemoMoney.ts';
import { demoAccountTemplates } from './demoAccountTemplates.ts';
import { findByUsername } from '../accounts/findByUsername.ts';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { accounts } from '../accounts/schema.ts';

const hashes = new Map<string, Promise<string>>();

/** The passwords are published, so every merchant of this process may have the same hash of one. */
const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? passwordHasher.hash(password);
  hashes.set(password, hash);
  return hash;
};

const fillInbox = async (tx: Connection, merchant: Merchant, accountId: string, now: Date) => {
  await sendWelcomeMessage(tx, merchant, accountId, momentFrom(now, { days: -9 }));
  for (const { daysAgo, title, html } of demoMessages) {
    const sentAt = momentFrom(now, { days: -daysAgo });
    const text = { title: localTextOf(title), html: localTextOf(html) };
    await sendInboxMessage(tx, { merchantCode: merchant.code, accountId, sentAt, ...text });
  }
};

/**
 * Makes a merchant's demo accounts where they do not exist yet, and gives them their demo money; those that do
 * exist stay as they are. The merchant's site has to be seeded before.
 */
export const createDemoAccounts = async (
  tx: Connection,
  merchant: Merchant,
  { now, money }: { now: Date; money: DemoMoney },
): Promise<void> => {
  const { termsVersion, privacyVersion } = (await readSite(tx, merchant.code)).register;
  for (const template of demoAccountTemplates) {
    if (await findByUsername(tx, template.username)) continue;
    const { upline, affiliateCode = null, passwordAgeDays = 0, isPasswordDefault = false } = template;
    const uplineId = upline ? ((await findByUsername(tx, upline))?.id ?? null) : null;
    const [written] = await tx
      .insert(accounts)
      .values({
        merchantCode: merchant.code,
        username: template.username,
        usernameKey: template.username,
        type: template.type,
        nickname: template.nickname,
        passwordHash: await hashOf(template.password),
        passwordChangedAt: momentFrom(now, { days: -passwordAgeDays }),
        isPasswordDefault,
        language: merchant.brand.defaultLanguage,
        currency: merchant.brand.currency,
        mobile: template.mobile,
        isMobileVerified: true,
        email: template.email,
        emailKey: template.email,
        isEmailVerified: true,
        uplineId,
        affiliateCode,
        ageConfirmedAt: now,
        termsVersion,
        privacyVersion,
        termsAcceptedAt: now,
        registerMethod: 'SEED',
        createdAt: momentFrom(now, { days: -passwordAgeDays }),
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (written) await fillInbox(tx, merchant, written.id, now);
  }
  for (const { username, hasMoney } of demoAccountTemplates) {
    const account = hasMoney && (await findByUsername(tx, username));
    if (account)
      await money.fillDemoAccount(tx, { owner: account.id, currency: merchant.brand.currency, at: now });
  }
};
