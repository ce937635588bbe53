import { useSite } from '@marquee/feature-core';
import { brandIcon } from './pictures.css.ts';

/** The brand's mark as a phone shows it among its apps. */
export const BrandIcon = () => {
  const { mark } = useSite();
  return <span className={brandIcon} dangerouslySetInnerHTML={{ __html: mark }} />;
};
