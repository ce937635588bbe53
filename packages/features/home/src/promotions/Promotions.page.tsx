import { useLingui } from '@lingui/react/macro';
import { getPromotions } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, promotionsInput, useApi } from '@marquee/feature-core';
import { Button, ButtonLink, Container, EmptyState, PageHead, Skeleton, Stack } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { EndFilter } from './EndFilter.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import * as styles from './promotions.css.ts';
import { useEndFilter } from './useEndFilter.ts';

/** Every promotion that is open, or those that end soon. */
const Promotions = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { preset, choose, isChosen } = useEndFilter();
  const { data, error, isError, isFetching, refetch } = useQuery(query(getPromotions, promotionsInput));
  const list = () => {
    if (isError)
      return (
        <LoadFailure title={t`We couldn’t load the promotions`} query={{ error, isFetching, refetch }} />
      );
    if (data?.promotion.length === 0)
      return (
        <EmptyState
          picture={<MomentPicture moment="promotions" />}
          title={t`No promotions right now`}
          action={<ButtonLink href="/">{t`Back to the home page`}</ButtonLink>}
        >
          {t`New promotions will appear here as soon as they start.`}
        </EmptyState>
      );
    const chosen = data?.promotion.filter(isChosen);
    if (chosen?.length === 0)
      return (
        <EmptyState
          picture={<MomentPicture moment="promotions" />}
          title={t`No promotion ends in these days`}
          action={<Button onClick={() => choose(undefined)}>{t`Show all promotions`}</Button>}
        />
      );
    return (
      <div className={styles.list} aria-busy={!chosen}>
        {chosen
          ? chosen.map((promotion, index) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                level={2}
                isFirst={index === 0}
                isLate={index > 1}
              />
            ))
          : [1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} shape="card" className={styles.place} />)}
      </div>
    );
  };
  const hasEnds = data?.promotion.some(({ endsAt }) => endsAt !== null);
  return (
    <Container className={styles.page}>
      <Stack gap="x5">
        <PageHead size="xxl" title={t`Promotions`} />
        {hasEnds && <EndFilter preset={preset} onChoose={choose} />}
        {list()}
      </Stack>
    </Container>
  );
};

export default Promotions;
