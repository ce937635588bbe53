import type { RouteValue } from '@marquee/contract/route';
import { useSite } from '@marquee/feature-core';
import { Card, CardBody, Heading, LazyImage, Link } from '@marquee/ui';
import * as styles from './ArticleCard.css.ts';
import { ArticleFacts } from './ArticleFacts.tsx';

type Props = {
  article: RouteValue<'getArticles'>['articles'][number];
  /** Level of its title, one below what stands above the cards. */
  level: 2 | 3;
  /** Out of sight when the page opens. */
  isLate?: boolean;
};

/** An article; the whole card leads to it. */
export const ArticleCard = ({ article, level, isLate = false }: Props) => {
  const { imageUrl } = useSite();
  const { id, title, text, picture, category, publishedAt } = article;
  return (
    <Card as="article" padding="none" isInteractive className={styles.card}>
      <LazyImage
        src={imageUrl(picture.narrow)}
        alt=""
        width={640}
        height={480}
        isLate={isLate}
        className={styles.picture}
      />
      <CardBody>
        <ArticleFacts category={category} publishedAt={publishedAt} />
        <Heading level={level} size="m">
          <Link href={`/news/${encodeURIComponent(id)}`} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.text}>{text}</p>
      </CardBody>
    </Card>
  );
};
