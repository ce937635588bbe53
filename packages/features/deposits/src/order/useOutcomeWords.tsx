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
      title: t`Your money is here`,
      text: isOther
        ? t`You had asked for ${asked}. What arrived is what we credited.`
        : t`It is in your balance now.`,
    };
  };
  return (deposit: Deposit): Words => {
    switch (deposit.state) {
      case 'paid':
        return paid(deposit);
      case 'failed':
        return {
          tone: 'critical',
          icon: <WarningIcon size="xl" />,
          title: t`The payment did not go through`,
          text: t`Nothing was taken by us. You can try again, or choose another way to pay.`,
        };
      case 'cancelled':
        return {
          tone: 'neutral',
          icon: <CloseIcon size="xl" />,
          title: t`You cancelled this deposit`,
          text: t`Please do not pay it any more. Should money arrive all the same, we credit it.`,
        };
      default:
        return {
          tone: 'caution',
          icon: <ClockIcon size="xl" />,
          title: t`The time to pay is over`,
          text: t`If you have paid already, wait a little: we credit the money as soon as it arrives. Otherwise start a new deposit.`,
        };
    }
  };
};
