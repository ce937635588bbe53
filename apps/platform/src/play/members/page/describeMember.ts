import type { ValueOf } from '@marquee/contract';
import { desc, eq } from '#drizzle';
import { type Account, describeSecurity, hintOf, maskAddress, maskName } from '#identity';
import type { Connection, StaffOfMerchant } from '#kernel';
import { bankCards, bankName, maskNumber, realName } from '#money';
import { describePlay } from '../../responsiblePlay/describePlay.ts';
import { playExclusions } from '../../responsiblePlay/schema.ts';
import { memberFlags, memberNotes } from '../schema.ts';
import { showMembers } from '../showMembers.ts';
import { findAgentLine } from './findAgentLine.ts';
import { findLinks } from './findLinks.ts';
import { findWalletBalances } from './findWalletBalances.ts';

type Details = ValueOf<'getStaffMember'>;

const contactOf = (channel: 'sms' | 'email', address: string | null, isVerified: boolean) =>
  address === null ? null : { shown: hintOf(channel, address), isVerified };

const findCards = async (tx: Connection, { id, currency }: Account): Promise<Details['cards']> => {
  const rows = await tx
    .select()
    .from(bankCards)
    .where(eq(bankCards.accountId, id))
    .orderBy(desc(bankCards.addedAt));
  return rows.map((row) => ({
    id: row.id,
    bankName: bankName(currency, row.bankCode),
    number: maskNumber(row.number),
    payeeName: maskName(row.payeeName),
    addedAt: row.addedAt.toISOString(),
    removedAt: row.removedAt?.toISOString() ?? null,
  }));
};

const findExclusions = async (tx: Connection, { id }: Account): Promise<Details['exclusions']> => {
  const rows = await tx
    .select()
    .from(playExclusions)
    .where(eq(playExclusions.accountId, id))
    .orderBy(desc(playExclusions.startedAt), desc(playExclusions.id));
  return rows.map(({ kind, startedAt, endsAt }) => ({
    kind,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }));
};

const findFlags = async (tx: Connection, { id }: Account): Promise<Details['flags']> => {
  const rows = await tx.select().from(memberFlags).where(eq(memberFlags.accountId, id));
  return rows.map(({ flag, person, setAt }) => ({ flag, person, setAt: setAt.toISOString() }));
};

const findNotes = async (tx: Connection, { id }: Account): Promise<Details['notes']> => {
  const rows = await tx
    .select()
    .from(memberNotes)
    .where(eq(memberNotes.accountId, id))
    .orderBy(desc(memberNotes.writtenAt), desc(memberNotes.id))
    .limit(200);
  return rows.map(({ id: note, text, person, writtenAt }) => ({
    id: note,
    text,
    person,
    writtenAt: writtenAt.toISOString(),
  }));
};

/** Everything that staff sees of a member, as the transaction has left it; personal data is masked. */
export const describeMember = async (
  tx: Connection,
  { merchant, services, now }: Pick<StaffOfMerchant, 'merchant' | 'services' | 'now'>,
  account: Account,
): Promise<Details> => {
  const name = realName(account);
  const play = await describePlay(tx, { merchant, account: account.id, now: now() });
  const { until } = await services.payoutCooling(tx, account, now());
  const show = await showMembers(tx, [account]);
  return {
    ...show(account),
    lockReason: account.blockReason,
    clubLabel: account.clubLabel,
    language: account.language,
    currency: account.currency,
    name: name && maskName(name),
    birthday: account.birthday?.slice(0, 4) ?? null,
    mobile: contactOf('sms', account.mobile, account.isMobileVerified),
    email: contactOf('email', account.email, account.isEmailVerified),
    createdAt: account.createdAt.toISOString(),
    registerMethod: account.registerMethod,
    registerAddress: account.registerIp && maskAddress(account.registerIp),
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
    security: {
      ...(await describeSecurity(tx, account, now())),
      payoutsWaitUntil: until?.toISOString() ?? null,
    },
    wallets: await findWalletBalances(tx, account),
    cards: await findCards(tx, account),
    limits: play.limits,
    exclusions: await findExclusions(tx, account),
    exclusionMonths: play.exclusionMonths,
    ...(await findAgentLine(tx, account)),
    affiliateCode: account.affiliateCode,
    flags: await findFlags(tx, account),
    notes: await findNotes(tx, account),
    links: await findLinks(tx, account.id),
  };
};
