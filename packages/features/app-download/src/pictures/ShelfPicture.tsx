import { useSite } from '@marquee/feature-core';
import { PhoneFrame } from '@marquee/ui';
import { BrandIcon } from './BrandIcon.tsx';
import * as styles from './pictures.css.ts';

const others = [1, 2, 3, 4];

/** A phone's apps or favourites, the site's icon among them. */
export const ShelfPicture = () => {
  const { brand } = useSite();
  return (
    <PhoneFrame>
      <div className={styles.shelf}>
        {others.map((other) => (
          <span key={other} className={styles.other} />
        ))}
        <span className={styles.named}>
          <BrandIcon />
          {brand.name}
        </span>
        <span className={styles.other} />
      </div>
    </PhoneFrame>
  );
};
