import { inArray } from '#drizzle';
import { type Connection, localTextOf, type Merchant, momentFrom } from '#kernel';
import { demoMessages, type InboxMessage, readVersions, sendInboxMessage, welcomeMessage } from '#sites';
import type { DemoMoney } from './DemoMoney.ts';
import { demoAccountTemplates, type DemoTemplate } from './demoAccountTemplates.ts';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { accounts } from '../accounts/schema.ts';

const hashes = new Map<string, Promise<string>>();

/** The passwords are published, so every merchant of this process may have the same hash of one. */
const hashOf = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? passwordHasher.hash(password);
  hashes.set(password, hash);
  return hash;
};

const inboxOf = (merchant: Merchant, accountId: string, now: Date): InboxMessage[] => [
  welcomeMessage(merchant, accountId, momentFrom(now, { days: -9 })),
  ...demoMessages.map(({ daysAgo, title, html }) => ({
    merchantCode: merchant.code,
    accountId,
    sentAt: momentFrom(now, { days: -daysAgo }),
    title: localTextOf(title),
    html: localTextOf(html),
  })),
];

/**
 * Makes a merchant's demo accounts where they do not exist yet, and gives them their demo money; those that do
 * exist stay as they are. The merchant's site has to be seeded before.
 */
export const createDemoAccounts = async (
  tx: Connection,
  merchant: Merchant,
  { now, money }: { now: Date; money: DemoMoney },
): Promise<void> => {
  const names = demoAccountTemplates.map(({ username }) => username);
  const there = await tx
    .select({ id: accounts.id, username: accounts.usernameKey })
    .from(accounts)
    .where(inArray(accounts.usernameKey, names));
  const ids = new Map(there.map(({ id, username }) => [username, id]));
  const missing = demoAccountTemplates.filter(({ username }) => !ids.has(username));
  const versions = missing.length > 0 ? await readVersions(tx) : undefined;
  const rowOf = async (template: DemoTemplate) => {
    const { username, upline, affiliateCode = null, passwordAgeDays = 0 } = template;
    return {
      merchantCode: merchant.code,
      username,
      usernameKey: username,
      type: template.type,
      nickname: template.nickname,
      passwordHash: await hashOf(template.password),
      passwordChangedAt: momentFrom(now, { days: -passwordAgeDays }),
      isPasswordDefault: template.isPasswordDefault ?? false,
      language: merchant.brand.defaultLanguage,
      currency: merchant.brand.currency,
      mobile: template.mobile,
      isMobileVerified: true,
      email: template.email,
      emailKey: template.email,
      isEmailVerified: true,
      uplineId: (upline && ids.get(upline)) ?? null,
      affiliateCode,
      ageConfirmedAt: now,
      ...versions,
      termsAcceptedAt: now,
      registerMethod: 'SEED',
      createdAt: momentFrom(now, { days: -passwordAgeDays }),
    };
  };
  // Uplines before those whom they invited.
  for (const isInvited of [false, true]) {
    const rows = await Promise.all(missing.filter(({ upline }) => !!upline === isInvited).map(rowOf));
    if (rows.length === 0) continue;
    const written = await tx
      .insert(accounts)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: accounts.id, username: accounts.usernameKey });
    for (const { id, username } of written) ids.set(username, id);
    await sendInboxMessage(tx, ...written.flatMap(({ id }) => inboxOf(merchant, id, now)));
  }
  for (const { username, hasMoney } of demoAccountTemplates) {
    const owner = hasMoney && ids.get(username);
    if (owner) await money.fillDemoAccount(tx, { owner, currency: merchant.brand.currency, at: now });
  }
};
