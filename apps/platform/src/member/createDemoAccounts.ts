import { eq } from 'drizzle-orm';
import type { Connection } from '../db/Database.ts';
import { ledgerAccounts } from '../ledger/schema.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { demoMessages } from '../messages/demoMessages.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { sendWelcomeMessage } from '../messages/sendWelcomeMessage.ts';
import { momentFrom } from '../session/momentFrom.ts';
import { readSite } from '../system/readSite.ts';
import { demoMoney } from '../wallet/demoMoney.ts';
import { grantDemoMoney } from '../wallet/grantDemoMoney.ts';
import { demoAccountTemplates } from './demoAccountTemplates.ts';
import { findByUsername } from './findByUsername.ts';
import { passwordHasher } from './password/passwordHasher.ts';
import { accounts } from './schema.ts';

const fillInbox = async (tx: Connection, merchant: Merchant, accountId: string, now: Date) => {
  await sendWelcomeMessage(tx, merchant, accountId, momentFrom(now, { days: -9 }));
  for (const { daysAgo, title, html } of demoMessages) {
    const sentAt = momentFrom(now, { days: -daysAgo });
    await sendInboxMessage(tx, { merchantCode: merchant.code, accountId, sentAt, title, html });
  }
};

/** How many times what free play begins with a demo account has. */
const times = { real: 4, bonus: 0.5 };

/** Only accounts that money has never reached: what a demo account has spent stays spent. */
const fillWallets = async (tx: Connection, { brand: { currency } }: Merchant, now: Date) => {
  for (const { username, hasMoney } of demoAccountTemplates) {
    const account = hasMoney && (await findByUsername(tx, username));
    if (!account) continue;
    const [reached] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.ownerId, account.id))
      .limit(1);
    if (reached) continue;
    const real = demoMoney[currency] * times.real;
    const bonus = demoMoney[currency] * times.bonus;
    await grantDemoMoney(tx, { owner: account.id, currency, at: now, real, bonus });
  }
};

/**
 * Makes a merchant's demo accounts where they do not exist yet, and gives them their demo money; those that do
 * exist stay as they are. The merchant's site has to be seeded before.
 */
export const createDemoAccounts = async (tx: Connection, merchant: Merchant, now: Date): Promise<void> => {
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
        passwordHash: await passwordHasher.hash(template.password),
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
  await fillWallets(tx, merchant, now);
};
