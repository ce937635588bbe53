import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useInnerLinks, useSite } from '@marquee/feature-core';
import {
  ChevronStartIcon,
  Grid,
  Heading,
  LazyImage,
  PageHead,
  ProseHtml,
  Stack,
  Text,
  TextLink,
} from '@marquee/ui';
import { media } from '@marquee/ui/media';
import { useRef } from 'react';
import { ArticleCard } from '../ArticleCard.tsx';
import { ArticleFacts } from '../ArticleFacts.tsx';
import * as styles from './Article.css.ts';
import { ShareButton } from './ShareButton.tsx';

/** The picture and words of an article, a button that shares it, and others below. */
export const ArticleText = ({ article }: { article: RouteValue<'getArticle'> }) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  const prose = useRef<HTMLDivElement>(null);
  useInnerLinks(prose);
  const { title, text, html, picture, category, publishedAt, others } = article;
  return (
    <Stack gap="x10">
      <article className={styles.article}>
        <PageHead
          size="xxl"
          title={title}
          back={
            <TextLink href="/news" look="quiet">
              <ChevronStartIcon /> {t`All articles`}
            </TextLink>
          }
        />
        <div className={styles.below}>
          <ArticleFacts category={category} publishedAt={publishedAt} />
          <ShareButton title={title} text={text} />
        </div>
        <LazyImage
          src={imageUrl(picture.narrow)}
          alt={picture.alt}
          width={640}
          height={480}
          wide={{ media: media.tablet, src: imageUrl(picture.wide), width: 1280, height: 480 }}
          isPriority
          className={styles.picture}
        />
        <Text isStrong>{text}</Text>
        <div ref={prose}>
          <ProseHtml html={html} />
        </div>
      </article>
      {others.length > 0 && (
        <Stack as="section" gap="x4">
          <Heading level={2} size="l">{t`Read on`}</Heading>
          <Grid min="l">
            {others.map((one) => (
              <ArticleCard key={one.id} article={one} level={3} isLate />
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
};
