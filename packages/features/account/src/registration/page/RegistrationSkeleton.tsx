import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@marquee/ui';
import * as styles from './RegistrationSkeleton.css.ts';

const usualFields = ['username', 'password', 'confirmPassword', 'name', 'contact', 'code'];

/** Stands in the shape of a usual form while the merchant's fields load. */
export const RegistrationSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={styles.form} aria-busy>
      <output aria-label={t`Loading`} />
      {usualFields.map((field) => (
        <div key={field} className={styles.field}>
          <Skeleton width="third" />
          <Skeleton shape="row" />
        </div>
      ))}
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton shape="row" />
    </div>
  );
};
