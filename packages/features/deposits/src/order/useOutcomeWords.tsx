import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { CheckCircleIcon, ClockIcon, CloseIcon, type Tone, WarningIcon } from '@marquee/ui';
import type { ReactNode } from 'react';
import type { Deposit } from '../depositTypes.ts';

type Words = { tone: Tone; icon: ReactNode; title: string; text: string };

/** What is said of a deposit that waits no more. */
export const useOutcomeWords = () => {
  const { t } = useLingui();
  const write = useMoney();
  const paid = ({ amount, credited, currency }: Deposit): Words => {
    const asked = write(amount, currency);
    const isOther = credited !== amount;
    return {
      tone: 'positive',
      icon: <CheckCircleIcon size="xl" />,
      title: t`Your money has arrived`,
      text: isOther
        ? t`You asked for ${asked}. We credited the amount that arrived.`
        : t`It’s in your balance now.`,
    };
  };
  return (deposit: Deposit): Words => {
    switch (deposit.state) {
      case 'paid':
        return paid(deposit);
      case 'failed':
        if (deposit.reason !== null)
          return {
            tone: 'critical',
            icon: <WarningIcon size="xl" />,
            title: t`We could not find your money`,
            text: `${deposit.reason} ${t`If it arrives all the same, we’ll credit it, or send it back if your limits or a break don’t allow it.`}`,
          };
        return {
          tone: 'critical',
          icon: <WarningIcon size="xl" />,
          title: t`The payment did not go through`,
          text: t`We haven’t taken any money. Try again or choose another way to pay.`,
        };
      case 'cancelled':
        return {
          tone: 'neutral',
          icon: <CloseIcon size="xl" />,
          title: t`You cancelled this deposit`,
          text: t`Please don’t pay it any more. If money still arrives, we’ll credit it, or send it back if your limits or a break don’t allow it.`,
        };
      case 'returned':
        return {
          tone: 'caution',
          icon: <WarningIcon size="xl" />,
          title: t`Your money goes back to you`,
          text: t`It arrived when we could not take it any more: your message about it says why. It goes back to the account that it came from.`,
        };
      default:
        return {
          tone: 'caution',
          icon: <ClockIcon size="xl" />,
          title: t`The time to pay has run out`,
          text: t`If you’ve already paid, please wait: we’ll credit the money as soon as it arrives, or send it back if your limits or a break don’t allow it. Otherwise, start a new deposit.`,
        };
    }
  };
};
