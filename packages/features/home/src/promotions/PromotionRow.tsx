import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { ArrowEndIcon, LazyImage, Link } from '@marquee/ui';
import * as styles from './promotionRows.css.ts';

type Promotion = RouteValue<'getHome'>['promotion'][number];

/** A promotion in a line; the whole line opens its terms. */
export const PromotionRow = ({ promotion }: { promotion: Promotion }) => {
  const { t } = useLingui();
  const { brand, imageUrl } = useSite();
  const { dateTime } = useDateTime();
  const { id, title, text, picture, endsAt } = promotion;
  const ends = endsAt && dateTime(endsAt, { timeZone: brand.timeZone, show: 'date' });
  return (
    <li className={styles.row}>
      <LazyImage
        src={imageUrl(picture.narrow)}
        alt=""
        width={640}
        height={360}
        isLate
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={`/?modal=promotion&id=${encodeURIComponent(id)}`} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      <span className={styles.until}>{ends ? t`Until ${ends}` : t`No end date`}</span>
      <ArrowEndIcon size="s" className={styles.arrow} />
    </li>
  );
};
