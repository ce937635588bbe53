import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useInnerLinks, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { CalendarIcon, LazyImage, ProseHtml } from '@marquee/ui';
import { useRef } from 'react';
import * as styles from './Promotion.css.ts';

type Props = { promotion: RouteValue<'getPromotions'>['promotion'][number] };

/** A promotion in full: picture, period and terms. */
export const PromotionBody = ({ promotion: { picture, endsAt, text, html } }: Props) => {
  const { t } = useLingui();
  const { brand, imageUrl } = useSite();
  const { dateTime } = useDateTime();
  const body = useRef<HTMLDivElement>(null);
  useInnerLinks(body);
  const end = endsAt && dateTime(endsAt, { timeZone: brand.timeZone });
  return (
    <div ref={body} className={styles.promotion}>
      <LazyImage
        className={styles.picture}
        src={imageUrl(picture.wide)}
        alt={picture.alt}
        width={640}
        height={360}
        isPriority
      />
      <p className={styles.period}>
        <CalendarIcon size="s" />
        {end ? t`Until ${end}` : t`Open until further notice`}
      </p>
      <p className={styles.lead}>{text}</p>
      <ProseHtml html={html} />
    </div>
  );
};
