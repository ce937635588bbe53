import { useLingui } from '@lingui/react/macro';
import { Container, Skeleton } from '@marquee/ui';
import * as styles from './PageSkeleton.css.ts';

/** Stands in the shape of a page while its code loads. */
export const PageSkeleton = () => {
  const { t } = useLingui();
  return (
    <Container className={styles.page}>
      <output aria-label={t`Loading`} />
      <Skeleton shape="heading" />
      <Skeleton shape="banner" />
      <div className={styles.rows}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </Container>
  );
};
