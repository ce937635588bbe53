import { msg } from '@marquee/i18n/msg';
import { eq } from '#drizzle';
import { type Account, accounts, endSessions, takeSecondFactor } from '#identity';
import { type Connection, type Handler, localTextOf } from '#kernel';
import { sendInboxMessage } from '#sites';
import { changeMember } from './changeMember.ts';

const told = {
  secondFactor: {
    title: msg`Your second factor was reset`,
    html: msg`<p>At your request we have removed the authenticator app and the passkeys from your account. Withdrawals wait for a while. If it was not you who asked for it, please contact us at once.</p>`,
  },
  paymentPassword: {
    title: msg`Your payment password was reset`,
    html: msg`<p>At your request we have removed the payment password from your account; you can set a new one. Withdrawals wait for a while. If it was not you who asked for it, please contact us at once.</p>`,
  },
};

const takePaymentPassword = async (tx: Connection, { id, paymentPasswordHash }: Account, now: Date) => {
  await tx
    .update(accounts)
    .set({ paymentPasswordHash: null, paymentPasswordResetAt: now })
    .where(eq(accounts.id, id));
  return { paymentPassword: paymentPasswordHash !== null };
};

/**
 * Takes away what a member has lost and cannot prove by any more, once it is written down how staff knew the member. The
 * member is told, logged out everywhere, and payouts wait.
 */
export const resetStaffMemberProof: Handler<'resetStaffMemberProof'> = async (context, { body }) => {
  const { merchant, services, now } = context;
  const changed = await changeMember(context, body.id, async (tx, account) => {
    const had =
      body.proof === 'secondFactor'
        ? await takeSecondFactor(tx, account.id, now())
        : await takePaymentPassword(tx, account, now());
    await endSessions(tx, account.id, now());
    const { title, html } = told[body.proof];
    await sendInboxMessage(tx, {
      merchantCode: merchant.code,
      accountId: account.id,
      sentAt: now(),
      title: localTextOf(title),
      html: localTextOf(html),
    });
    return { before: had, after: { proof: body.proof }, reason: body.checked };
  });
  await services.limiter.clear('paymentPassword', merchant.code, body.id);
  return changed;
};
