import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Container, useIsNear } from '@marquee/ui';
import { useRef } from 'react';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { DownloadPlace } from './DownloadPlace.tsx';
import * as styles from './Footer.css.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { Legal } from './Legal.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { Providers } from './Providers.tsx';
import { TrustBand } from './TrustBand.tsx';

const loadDownload = () => import('./FooterDownload.slot.tsx');

/** The end of a page: help, providers, apps, and what the licence asks to be said. */
export const Footer = () => {
  const { t } = useLingui();
  const { brand, language, hasFeature } = useSite();
  const download = useRef<HTMLElement>(null);
  const isNear = useIsNear(download);
  return (
    <footer className={styles.footer}>
      <Container className={styles.parts}>
        {brand.layout.footer === 'band' && <TrustBand />}
        <Providers />
        <PaymentMethods />
        <div className={styles.arrangements[brand.layout.footer]}>
          <div className={styles.about}>
            <strong className={styles.name}>{brand.name}</strong>
            <p>{brand.texts[language]?.tagline}</p>
          </div>
          <FooterLinks />
          {hasFeature('app-download') && (
            <section ref={download} className={styles.download} aria-label={t`Our apps`}>
              {isNear ? (
                <Extra fallback={<DownloadPlace />}>
                  <LazyPart load={loadDownload} props={{}} />
                </Extra>
              ) : (
                <DownloadPlace />
              )}
            </section>
          )}
        </div>
        <Legal hasLicence={brand.layout.footer !== 'band'} />
      </Container>
    </footer>
  );
};
