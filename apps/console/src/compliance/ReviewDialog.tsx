import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { decideStaffReview } from '@marquee/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';

type Review = RouteValue<'getStaffReviews'>['reviews'][number];

type Props = {
  review: Review;
  decision: NonNullable<Review['decision']>;
  onClose: () => void;
};

/** Decides about a member who may be somebody who is excluded. */
export const ReviewDialog = ({ review: { memberId: id, username }, decision, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const queries = useQueryClient();
  const isExcluded = decision === 'excluded';
  return (
    <ReasonDialog
      title={isExcluded ? t`Exclude ${username} too` : t`${username} is somebody else`}
      label={t`How was it checked?`}
      hint={t`It is written into the trail with your name.`}
      action={isExcluded ? t`Exclude` : t`Open the account for play`}
      tone={isExcluded ? 'critical' : 'positive'}
      onClose={onClose}
      onReason={async (reason) => {
        await call(decideStaffReview, { body: { id, decision, reason } });
        await queries.invalidateQueries();
      }}
    >
      {isExcluded
        ? t`The exclusion holds for this account until it ends, and nobody can shorten it. The member is told.`
        : t`Deposits and games are open from now on. The member is told.`}
    </ReasonDialog>
  );
};
