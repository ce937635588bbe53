import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useSite } from '@marquee/feature-core';
import { LazyImage, Link } from '@marquee/ui';
import * as styles from './RegisterOffer.css.ts';

type Props = { offer: RouteValue<'getHome'>['promotion'][number] };

/** A promotion under way; its terms open beside the form, so that nothing typed is lost. */
export const RegisterOffer = ({ offer }: Props) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  return (
    <div className={styles.offer}>
      <LazyImage
        src={imageUrl(offer.picture.narrow)}
        alt=""
        width={640}
        height={360}
        isLate
        className={styles.picture}
      />
      <div className={styles.words}>
        <span className={styles.label}>{t`Promotion under way`}</span>
        <Link
          href={`/?modal=promotion&id=${encodeURIComponent(offer.id)}`}
          target="_blank"
          className={styles.title}
        >
          {offer.title}
        </Link>
      </div>
    </div>
  );
};
