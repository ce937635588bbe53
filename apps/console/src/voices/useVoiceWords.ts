import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';

/** A question or complaint of the list. */
export type ListedVoice = RouteValue<'getStaffVoices'>['voices'][number];

/** A question or complaint with everything that is known of it. */
export type StaffVoice = RouteValue<'getStaffVoice'>;

/** What the codes of questions and complaints mean. */
export const useVoiceWords = () => {
  const { t } = useLingui();
  const kinds: Record<StaffVoice['questionType'], string> = {
    account: t`Account and login`,
    deposit: t`Deposit`,
    withdrawal: t`Withdrawal`,
    game: t`A game`,
    promotion: t`Promotions and rewards`,
    affiliate: t`Becoming an affiliate`,
    complaint: t`Complaint`,
    other: t`Something else`,
  };
  const ways: Record<StaffVoice['answeredBy'][number], string> = {
    messages: t`their messages on the site`,
    email: t`e-mail`,
  };
  return { kinds, ways };
};
