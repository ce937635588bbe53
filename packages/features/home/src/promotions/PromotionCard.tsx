import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Card, CardBody, Heading, LazyImage, Link } from '@marquee/ui';
import * as styles from './promotions.css.ts';

type Promotion = RouteValue<'getHome'>['promotion'][number];

type Props = {
  promotion: Promotion;
  /** Level of its title, one below what stands above the cards. */
  level: 2 | 3;
  /** The largest picture in sight when the page opens. */
  isFirst?: boolean;
  /** Out of sight when the page opens. */
  isLate?: boolean;
};

/** A promotion; the whole card opens its terms. */
export const PromotionCard = ({ promotion, level, isFirst = false, isLate = false }: Props) => {
  const { t } = useLingui();
  const { brand, imageUrl } = useSite();
  const { dateTime } = useDateTime();
  const { id, title, text, picture, endsAt } = promotion;
  const ends = endsAt && dateTime(endsAt, { timeZone: brand.timeZone, show: 'date' });
  return (
    <Card as="article" padding="none" isInteractive className={styles.card}>
      <LazyImage
        src={imageUrl(picture.narrow)}
        alt=""
        width={640}
        height={360}
        isPriority={isFirst}
        isLate={isLate}
        className={styles.picture}
      />
      <CardBody>
        <Heading level={level} size="m">
          <Link href={`/?modal=promotion&id=${encodeURIComponent(id)}`} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.text}>{text}</p>
        <p className={styles.until}>{ends ? t`Until ${ends}` : t`No end date`}</p>
      </CardBody>
    </Card>
  );
};
