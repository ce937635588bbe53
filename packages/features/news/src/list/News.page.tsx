import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Container, PageHead, Stack, TextLink } from '@marquee/ui';
import { ArticleList } from './ArticleList.tsx';
import * as styles from './News.css.ts';

/** The merchant's articles, newest first. */
const News = () => {
  const { t } = useLingui();
  const { language } = useSite();
  return (
    <Container className={styles.page}>
      <Stack gap="x5">
        <PageHead size="xxl" title={t`News`}>
          {t`What is new here, and how things work.`}{' '}
          <TextLink as="a" href={`/wps/news/${language}.xml`} type="application/rss+xml">
            {t`RSS feed`}
          </TextLink>
        </PageHead>
        <ArticleList />
      </Stack>
    </Container>
  );
};

export default News;
