import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getWithdrawalTerms } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { useQuery } from '@tanstack/react-query';
import { isOpen } from '../history/isOpen.ts';
import type { WithdrawalDetails, WithdrawalState } from '../history/Withdrawal.ts';

type Notes = {
  /** Of the step that things stand at. */
  now: string | undefined;
  /** Of the steps ahead. */
  ahead: Partial<Record<WithdrawalState, string>>;
};

/** What is said below the steps of a withdrawal under way: what happens meanwhile, what comes, and by when. */
export const useStepNotes = ({ state, bankName, confirmBy }: WithdrawalDetails): Notes => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const { query } = useApi();
  const { data: terms } = useQuery({
    ...query(getWithdrawalTerms, {}),
    enabled: isOpen(state) && confirmBy === null,
  });
  const spanOf = (minutes: number) =>
    minutes % 60 === 0
      ? t`${plural(minutes / 60, { one: '# hour', other: '# hours' })}`
      : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  const span = spanOf(terms?.confirmMinutes ?? 0);
  const usual = terms?.usualMinutes ? spanOf(terms.usualMinutes) : undefined;
  const latest = confirmBy ? dateTime(confirmBy, { timeZone: brand.timeZone }) : '';
  const now: Notes['ahead'] = {
    requested: t`You don’t have to do anything. Your money is set aside for you.`,
    held: t`We’re checking your request. Your money is on hold for you in the meantime.`,
    approved: t`We have sent it on. Now it is up to the bank.`,
  };
  return {
    now: now[state],
    ahead: {
      approved: t`We send it to ${bankName}.`,
      paid: usual
        ? t`Usually within ${usual} of the request. Then we ask you whether it has arrived.`
        : t`We ask you whether it has arrived.`,
      completed: confirmBy
        ? t`By ${latest} at the latest, also without your answer.`
        : terms
          ? t`Within ${span} of the payment at the latest, also without your answer.`
          : // Keeps its line, so that nothing below it moves.
            '\u00A0',
    },
  };
};
