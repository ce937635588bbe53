import { useSite } from '@marquee/feature-core';
import { LockIcon, PhoneFrame } from '@marquee/ui';
import { BrandIcon } from './BrandIcon.tsx';
import * as styles from './pictures.css.ts';

/** A browser of a phone in which the site is open. */
export const SitePicture = ({ host }: { host: string }) => {
  const { brand } = useSite();
  return (
    <PhoneFrame>
      <div className={styles.bar}>
        <LockIcon size="s" />
        <span className={styles.address}>{host}</span>
      </div>
      <div className={styles.body}>
        <BrandIcon />
        {brand.name}
      </div>
    </PhoneFrame>
  );
};
