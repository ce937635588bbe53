import { useLingui } from '@lingui/react/macro';
import { getPromotions } from '@marquee/contract/routes';
import { useApi, LoadFailure } from '@marquee/feature-core';
import { ButtonLink, Container, EmptyState, GiftIcon, Grid, PageHead, Skeleton, Stack } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { PromotionCard } from './PromotionCard.tsx';
import * as styles from './promotions.css.ts';

/** Every promotion that is open. */
const Promotions = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data, error, isError, isFetching, refetch } = useQuery(query(getPromotions, { query: {} }));
  const list = () => {
    if (isError)
      return (
        <LoadFailure title={t`We couldn’t load the promotions`} query={{ error, isFetching, refetch }} />
      );
    if (data?.promotion.length === 0)
      return (
        <EmptyState
          icon={<GiftIcon size="xl" />}
          title={t`No promotions right now`}
          action={<ButtonLink href="/">{t`Back to the home page`}</ButtonLink>}
        >
          {t`New promotions will appear here as soon as they start.`}
        </EmptyState>
      );
    return (
      <Grid min="l" aria-busy={!data}>
        {data
          ? data.promotion.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} level={2} />
            ))
          : [1, 2, 3, 4, 5, 6].map((place) => <Skeleton key={place} shape="card" className={styles.place} />)}
      </Grid>
    );
  };
  return (
    <Container className={styles.page}>
      <Stack gap="x5">
        <PageHead size="xxl" title={t`Promotions`} />
        {list()}
      </Stack>
    </Container>
  );
};

export default Promotions;
