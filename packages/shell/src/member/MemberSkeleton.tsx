import { useLingui } from '@lingui/react/macro';
import type { FeatureRoute } from '@marquee/feature-core';
import { PageHead, Stack } from '@marquee/ui';
import { PageShape } from '../pages/PageShape.tsx';
import * as styles from './MemberSkeleton.css.ts';

type Props = {
  /** Of a page that draws its own head. */
  title: string | undefined;
  shape: FeatureRoute['shape'];
};

/** Stands in the shape of a member's page, until it is known who has come and their page is there. */
export const MemberSkeleton = ({ title, shape }: Props) => {
  const { t } = useLingui();
  return (
    <Stack gap="x5" className={styles.page}>
      {title && <PageHead title={title} />}
      <output aria-label={t`Loading`} />
      <PageShape of={shape} />
    </Stack>
  );
};
