import { useLingui } from '@lingui/react/macro';
import type { FeatureRoute } from '@marquee/feature-core';
import { Container, Skeleton } from '@marquee/ui';
import * as styles from './PageSkeleton.css.ts';
import { PageShape } from './PageShape.tsx';

/** Stands in the shape of a page while its code loads. */
export const PageSkeleton = ({ shape }: { shape?: FeatureRoute['shape'] }) => {
  const { t } = useLingui();
  return (
    <Container className={styles.page}>
      <output aria-label={t`Loading`} />
      <Skeleton shape="heading" className={styles.title} />
      <PageShape of={shape} />
    </Container>
  );
};
