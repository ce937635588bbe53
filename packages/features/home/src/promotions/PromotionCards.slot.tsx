import { useLingui } from '@lingui/react/macro';
import { ArrowEndIcon, Shelf, Skeleton, TextLink, VisuallyHidden } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import { PromotionCard } from './PromotionCard.tsx';
import * as styles from './promotions.css.ts';

/** Promotions beside each other, and the way to all of them. */
const PromotionCards = () => {
  const { t } = useLingui();
  const { data, isPending } = useHome();
  const promotions = data?.promotion ?? [];
  if (!isPending && promotions.length === 0) return null;
  return (
    <div id="promotions">
      <Shelf
        title={t`Promotions`}
        layout="cards"
        seeAll={
          <TextLink href="/promotions" look="quiet">
            {t`See all`}
            <VisuallyHidden>: {t`Promotions`}</VisuallyHidden>
            <ArrowEndIcon size="s" />
          </TextLink>
        }
      >
        {isPending
          ? [1, 2, 3].map((place) => <Skeleton key={place} shape="card" className={styles.place} />)
          : promotions.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} level={3} isLate />
            ))}
      </Shelf>
    </div>
  );
};

export default PromotionCards;
