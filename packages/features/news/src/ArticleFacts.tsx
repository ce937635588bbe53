import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import * as styles from './ArticleFacts.css.ts';
import { type Category, useCategoryNames } from './useCategoryNames.ts';

/** What an article is about, and its day. */
export const ArticleFacts = ({ category, publishedAt }: { category: Category; publishedAt: string }) => {
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const names = useCategoryNames();
  return (
    <p className={styles.facts}>
      <span className={styles.category}>{names[category]}</span>
      <time dateTime={publishedAt}>{dateTime(publishedAt, { timeZone: brand.timeZone, show: 'date' })}</time>
    </p>
  );
};
