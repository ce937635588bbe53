import { useLingui } from '@lingui/react/macro';
import { getPromotions } from '@marquee/contract/routes';
import { LoadFailure, type ModalProps, MomentPicture, promotionsInput, useApi } from '@marquee/feature-core';
import { Dialog, EmptyState } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { PromotionBody } from './PromotionBody.tsx';
import { PromotionsLink } from './PromotionsLink.tsx';
import { PromotionSkeleton } from './PromotionSkeleton.tsx';

/** One promotion with its terms. */
const Promotion = ({ id, onClose }: ModalProps<'promotion'>) => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data, error, isError, isFetching, refetch } = useQuery(query(getPromotions, promotionsInput));
  const promotion = data?.promotion.find((each) => each.id === id);
  const body = () => {
    if (isError)
      return (
        <LoadFailure title={t`We couldn’t load this promotion`} query={{ error, isFetching, refetch }} />
      );
    if (!data) return <PromotionSkeleton />;
    if (!promotion)
      return (
        <EmptyState
          picture={<MomentPicture moment="promotions" />}
          title={t`This promotion has ended`}
          action={<PromotionsLink />}
        >
          {t`See which other promotions are on.`}
        </EmptyState>
      );
    return <PromotionBody promotion={promotion} />;
  };
  return (
    <Dialog isOpen onClose={onClose} title={promotion?.title ?? t`Promotion`} closeLabel={t`Close`}>
      {body()}
    </Dialog>
  );
};

export default Promotion;
