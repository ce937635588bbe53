import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { TextLink, VisuallyHidden } from '@marquee/ui';
import { AnalyticsLink } from '../analytics/AnalyticsLink.tsx';
import * as styles from './Footer.css.ts';
import { PartyLink } from './PartyLink.tsx';

/** Licence, regulator, the least age and who helps: what a regulated site says on every page. */
export const Legal = ({ hasLicence = true }: { hasLicence?: boolean }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { licence, minimumAge, helplines, regulator, testing } = brand.legal;
  return (
    <div className={styles.legal}>
      <span className={styles.age}>
        <span aria-hidden>{minimumAge}+</span>
        <VisuallyHidden>{t`Only for people aged ${minimumAge} and over`}</VisuallyHidden>
      </span>
      <div className={styles.legalTexts}>
        {hasLicence && (
          <p>
            <Trans>
              {brand.name} is operated by {licence.holder} under licence{' '}
              <span className={styles.whole}>{licence.number}</span>, supervised by{' '}
              <PartyLink {...regulator} />.
            </Trans>{' '}
            {testing && (
              <Trans>
                Its games were tested by <PartyLink {...testing} />.
              </Trans>
            )}{' '}
            {licence.isDemonstration &&
              t`This is a demonstration: the licence is not real and no real money is at stake.`}
          </p>
        )}
        <p>
          <Trans>Only play with money you can afford to lose. Free and confidential help:</Trans>{' '}
          {helplines.map(({ name, url, phone }, index) => (
            <span key={url}>
              {index > 0 && ' · '}
              <PartyLink name={name} url={url} />
              {phone && (
                <>
                  {' '}
                  <TextLink href={`tel:${phone.replaceAll(' ', '')}`} className={styles.whole}>
                    {phone}
                  </TextLink>
                </>
              )}
            </span>
          ))}
        </p>
        <AnalyticsLink />
      </div>
    </div>
  );
};
