import { useLingui } from '@lingui/react/macro';
import type { QuestionType } from './Draft.ts';

/** What the kinds of questions are called. */
export const useQuestionNames = (): Record<QuestionType, string> => {
  const { t } = useLingui();
  return {
    account: t`Account and login`,
    deposit: t`Deposit`,
    withdrawal: t`Withdrawal`,
    game: t`A game`,
    promotion: t`Promotions and rewards`,
    affiliate: t`Becoming an affiliate`,
    complaint: t`Complaint`,
    other: t`Something else`,
  };
};
