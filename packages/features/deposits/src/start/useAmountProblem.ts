import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import type { Offer, Offers } from '../depositTypes.ts';

type Bounds = { min?: number | undefined; max?: number | undefined };

/** Says why an amount cannot be deposited: before it is asked for, and when the platform has refused it. */
export const useAmountProblem = ({ currency, dayMax, dayLeft }: Offers) => {
  const { t } = useLingui();
  const write = useMoney();

  const outside = ({ min, max }: Bounds) => {
    const least = write(min ?? 0, currency);
    const most = write(max ?? 0, currency);
    return t`Enter an amount from ${least} to ${most} for this method.`;
  };
  const beyondDay = (left: number) => {
    const most = dayMax === null ? '' : write(dayMax, currency);
    const rest = write(left, currency);
    return t`You can deposit ${most} within 24 hours. You have ${rest} left now.`;
  };

  const problemOf = (amount: number | undefined, { min, max }: Offer): string | undefined => {
    if (amount === undefined) return t`Please enter an amount.`;
    if (amount < min || amount > max) return outside({ min, max });
    return dayLeft !== null && amount > dayLeft ? beyondDay(dayLeft) : undefined;
  };

  /** What a refusal says about the amount; undefined where it is about something else. */
  const refusalOf = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    const field = error.details.fields?.find((one) => one.field === 'amount');
    const rest = write(field?.max ?? 0, currency);
    switch (error.code) {
      case 'DEPOSIT_AMOUNT_LIMIT':
        return outside(field ?? {});
      case 'DEPOSIT_DAY_LIMIT':
        return t`This site’s 24-hour limit leaves you ${rest} for now.`;
      case 'DEPOSIT_MEMBER_LIMIT':
        return t`Your account’s own 24-hour limit leaves you ${rest} for now.`;
      default:
        return field?.message;
    }
  };
  return { problemOf, refusalOf };
};
