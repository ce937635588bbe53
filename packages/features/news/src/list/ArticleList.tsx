import { useLingui } from '@lingui/react/macro';
import { getArticles } from '@marquee/contract/routes';
import { ListPages, LoadFailure, MomentPicture, useApi } from '@marquee/feature-core';
import { ButtonLink, Chip, EmptyState, Grid, Skeleton, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ArticleCard } from '../ArticleCard.tsx';
import { useCategoryNames } from '../useCategoryNames.ts';
import * as styles from './News.css.ts';
import { useNewsAddress } from './useNewsAddress.ts';

const pageSize = 12;
/** Articles that are in sight when a phone opens the page. */
const firstInSight = 2;

/** The articles of a category or of all, a page at a time. */
export const ArticleList = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const navigate = useNavigate();
  const names = useCategoryNames();
  const { category, page, addressOf } = useNewsAddress();
  const input = { query: { ...(category && { category }), page, pageSize } };
  const list = useQuery({ ...query(getArticles, input), placeholderData: keepPreviousData });
  if (list.isError) return <LoadFailure title={t`We couldn’t load the articles`} query={list} />;
  if (!list.data)
    return (
      <div aria-busy>
        <Grid min="l">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} shape="card" className={styles.place} />
          ))}
        </Grid>
      </div>
    );
  const { articles, total, categories } = list.data;
  if (articles.length === 0)
    return (
      <EmptyState
        picture={<MomentPicture moment="nothing-yet" />}
        title={category || page > 1 ? t`No articles here` : t`No articles yet`}
        action={
          category || page > 1 ? (
            <ButtonLink href="/news">{t`All articles`}</ButtonLink>
          ) : (
            <ButtonLink href="/">{t`Back to the home page`}</ButtonLink>
          )
        }
      >
        {!category && page === 1 && t`News and guides will appear here.`}
      </EmptyState>
    );
  return (
    <Stack gap="x5">
      {categories.length > 1 && (
        <nav aria-label={t`Categories`} className={styles.filter}>
          <Chip href={addressOf({})} isSelected={category === undefined}>
            {t`All articles`}
          </Chip>
          {categories.map((one) => (
            <Chip key={one} href={addressOf({ category: one })} isSelected={one === category}>
              {names[one]}
            </Chip>
          ))}
        </nav>
      )}
      <div aria-busy={list.isPlaceholderData}>
        <Grid min="l">
          {articles.map((article, position) => (
            <ArticleCard key={article.id} article={article} level={2} isLate={position >= firstInSight} />
          ))}
        </Grid>
      </div>
      <ListPages
        label={t`Pages of articles`}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPageChange={(to) => void navigate(addressOf({ category, page: to }))}
      />
    </Stack>
  );
};
