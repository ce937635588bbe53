import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { Banner } from '@marquee/ui';
import { stateTones } from '../history/stateTones.ts';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';

/** Says in a sentence where a withdrawal stands, where its name alone does not. */
export const Outcome = ({ withdrawal }: { withdrawal: WithdrawalDetails }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { state, reason, receipt, currency } = withdrawal;
  const money = (minor: number) => write(minor, currency);
  const [received, remaining] = [money(withdrawal.received), money(withdrawal.remaining)];
  const back = t`Your money is back in your balance.`;
  const sentences: Partial<Record<typeof state, string>> = {
    onHold: [
      reason,
      t`Your money stays set aside for you. It goes on from here as soon as this is cleared up.`,
    ]
      .filter(Boolean)
      .join(' '),
    partlyReceived: t`You have received ${received}. Amount still to come: ${remaining}. We are looking into it.`,
    notReceived: t`Thank you for telling us. We’re asking the bank where your money is.`,
    partCompleted: [
      t`You have received ${received}. The rest, ${remaining}, is back in your balance.`,
      reason,
    ]
      .filter(Boolean)
      .join(' '),
    rejected: `${reason ?? ''} ${back}`.trim(),
    cancelled: back,
    failed: `${reason ?? t`The bank did not accept the payment.`} ${back}`,
    completed:
      receipt === 'forced'
        ? [t`We have checked the payment: it has arrived, so nothing is returned.`, reason]
            .filter(Boolean)
            .join(' ')
        : receipt === 'automatic'
          ? t`We haven’t heard otherwise from you, so the payment counts as received.`
          : t`You’ve told us that everything has arrived.`,
  };
  const titles: Partial<Record<typeof state, string>> = {
    onHold: t`Your withdrawal is on hold`,
    rejected: t`Your withdrawal was rejected`,
    failed: t`Your withdrawal could not be paid`,
  };
  const sentence = sentences[state];
  const title = titles[state];
  if (!sentence) return null;
  return (
    <div aria-live="polite">
      <Banner tone={stateTones[state]} {...(title && { title })}>
        {sentence}
      </Banner>
    </div>
  );
};
