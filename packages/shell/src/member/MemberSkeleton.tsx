import { useLingui } from '@lingui/react/macro';
import { PageHead, Skeleton, Stack } from '@marquee/ui';
import * as styles from './MemberSkeleton.css.ts';

type Props = { title: string | undefined; about: string | undefined };

/** Stands in the shape of a member's page under its title, until it is known who has come and their page is there. */
export const MemberSkeleton = ({ title, about }: Props) => {
  const { t } = useLingui();
  return (
    <Stack gap="x5" className={styles.page}>
      {title && <PageHead title={title}>{about}</PageHead>}
      <output aria-label={t`Loading`} />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
};
