import { useSite } from '@marquee/feature-core';
import { useHome } from '../useHome.ts';
import { AppCard } from './AppCard.tsx';
import * as styles from './sections.css.ts';
import { SupportCard } from './SupportCard.tsx';

/** The site on the reader's phone, and the people who answer. */
const Service = () => {
  const { hasFeature } = useSite();
  const { data } = useHome();
  if (!data) return null;
  return (
    <div className={styles.service}>
      {hasFeature('app-download') && data.resources.length > 0 && <AppCard resources={data.resources} />}
      <SupportCard service={data.customerService} resources={data.resources} domains={data.domainList} />
    </div>
  );
};

export default Service;
