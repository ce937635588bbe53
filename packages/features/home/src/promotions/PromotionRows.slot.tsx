import { useLingui } from '@lingui/react/macro';
import { ArrowEndIcon, Shelf, Skeleton, TextLink, VisuallyHidden } from '@marquee/ui';
import { useHome } from '../useHome.ts';
import { PromotionRow } from './PromotionRow.tsx';
import * as styles from './promotionRows.css.ts';

/** Promotions one below the other, each in one line where there is room for it. */
const PromotionRows = () => {
  const { t } = useLingui();
  const { data, isPending } = useHome();
  const promotions = data?.promotion ?? [];
  if (!isPending && promotions.length === 0) return null;
  return (
    <Shelf
      title={t`Promotions`}
      isList={false}
      seeAll={
        <TextLink href="/promotions" look="quiet">
          {t`See all`}
          <VisuallyHidden>: {t`Promotions`}</VisuallyHidden>
          <ArrowEndIcon size="s" />
        </TextLink>
      }
    >
      {isPending ? (
        <Skeleton shape="card" className={styles.place} />
      ) : (
        <ul className={styles.rows}>
          {promotions.map((promotion) => (
            <PromotionRow key={promotion.id} promotion={promotion} />
          ))}
        </ul>
      )}
    </Shelf>
  );
};

export default PromotionRows;
