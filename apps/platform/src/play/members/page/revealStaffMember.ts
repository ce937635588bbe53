import { desc, eq } from '#drizzle';
import { findAccountSessions } from '#identity';
import type { Handler } from '#kernel';
import { bankCards, realName } from '#money';
import { recordAction } from '#staff';
import { guardLookups } from '../guardLookups.ts';
import { requireMember } from '../requireMember.ts';

/** Sessions whose addresses are told. */
const mostSessions = 200;

/** Told on their own, or as the name. */
const toldElsewhere = new Set(['payeeName', 'fullName']);

/** Shows personal data, once it is written down who looked and why; so many times as the limit of reveals says. */
export const revealStaffMember: Handler<'revealStaffMember'> = async (context, { body }) => {
  const { tenant, now } = context;
  await guardLookups(context, 'staffReveals');
  return tenant(async (tx) => {
    const account = await requireMember(tx, body.id);
    const cards = await tx
      .select()
      .from(bankCards)
      .where(eq(bankCards.accountId, account.id))
      .orderBy(desc(bankCards.addedAt));
    const found = await findAccountSessions(tx, account.id, { now: now(), limit: mostSessions, offset: 0 });
    await recordAction(tx, context, {
      subject: account.username,
      after: { member: account.id },
      reason: body.reason,
    });
    return {
      name: realName(account),
      birthday: account.birthday,
      mobile: account.mobile,
      email: account.email,
      registerAddress: account.registerIp,
      lastLoginAddress: account.lastLoginIp,
      details: Object.entries(account.profile)
        .filter(([field]) => !toldElsewhere.has(field))
        .map(([field, value]) => ({ field, value })),
      cards: cards.map(({ id, number, payeeName }) => ({ id, number, payeeName })),
      sessions: found.sessions.map(({ id, address }) => ({ id, address })),
    };
  });
};
