import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';

type Hindrance = RouteValue<'getStaffErasure'>['hindrances'][number];

/** What hinders an erasure, and what is to be done about it. */
export const useHindranceNames = (): Readonly<Record<Hindrance, string>> => {
  const { t } = useLingui();
  return {
    money: t`There is money in a wallet: it has to be paid out first.`,
    deposit: t`A deposit is under way.`,
    withdrawal: t`A withdrawal is under way or disputed.`,
    round: t`A round of a game is open.`,
    question: t`A question or complaint is not answered yet.`,
    review: t`It is not decided whether the member is somebody who is excluded.`,
    downline: t`Other members stand below this agent.`,
    exclusion: t`A time-out or self-exclusion is in force, and the person has to be known again.`,
  };
};
