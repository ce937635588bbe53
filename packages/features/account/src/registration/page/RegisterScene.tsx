import type { RouteValue } from '@marquee/contract/route';
import { useSite } from '@marquee/feature-core';
import { LazyImage } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './RegisterScene.css.ts';

type Props = {
  picture: RouteValue<'getHome'>['banners'][number]['picture'] | undefined;
  children: ReactNode;
};

/** Words over a scene of the brand, which has its place on a desktop before it is there. */
export const RegisterScene = ({ picture, children }: Props) => {
  const { imageUrl } = useSite();
  return (
    <div className={styles.scene}>
      {picture && (
        <LazyImage
          src={imageUrl(picture.narrow)}
          alt={picture.alt}
          width={640}
          height={480}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
};
