import { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { getArticle } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi, usePageTitle } from '@marquee/feature-core';
import { ButtonLink, Container, EmptyState, Skeleton, Stack } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isArticleId } from './isArticleId.ts';
import { ArticleText } from './ArticleText.tsx';
import * as styles from './Article.css.ts';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** An article in full. */
const Article = () => {
  const { t } = useLingui();
  const { articleId = '' } = useParams();
  const { query } = useApi();
  const isId = isArticleId(articleId);
  const article = useQuery({ ...query(getArticle, { query: { id: articleId } }), enabled: isId });
  usePageTitle(article.data?.title);
  const isGone = !isId || (article.error instanceof ApiError && article.error.code === 'NOT_FOUND');
  const content = () => {
    if (isGone)
      return (
        <EmptyState
          picture={<MomentPicture moment="not-found" />}
          title={t`This article is not here`}
          action={<ButtonLink href="/news">{t`All articles`}</ButtonLink>}
        >
          {t`It may have been taken off the site, or its address has a mistake.`}
        </EmptyState>
      );
    if (article.isError) return <LoadFailure title={t`We couldn’t load the article`} query={article} />;
    if (!article.data)
      return (
        <div aria-busy>
          <Stack gap="x3">
            <Skeleton shape="heading" />
            <Skeleton shape="card" className={styles.place} />
            {rows.map((row) => (
              <Skeleton key={row} width={row % 4 ? 'full' : 'half'} />
            ))}
          </Stack>
        </div>
      );
    return <ArticleText article={article.data} />;
  };
  return <Container className={styles.page}>{content()}</Container>;
};

export default Article;
