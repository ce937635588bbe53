import { useLingui } from '@lingui/react/macro';
import type { Brand } from '@marquee/brand';
import { ButtonLink, GlobeIcon, TextLink, VisuallyHidden } from '@marquee/ui';
import * as styles from '../pages/ClosedPage.css.ts';
import { Notice } from '../pages/Notice.tsx';
import * as addressStyles from '../pages/OtherAddresses.css.ts';

/** What the page without a network is written from. */
export type OfflineParts = {
  brand: Brand;
  /** SVG of the brand's full logo. */
  logo: string;
  /** The merchant's domains: where one does not answer, another may. */
  domains: readonly string[];
};

/** What stands in for every page while the site does not answer; a script of its own looks whether it is back. */
export const OfflinePage = ({ brand, logo, domains }: OfflineParts) => {
  const { t } = useLingui();
  const { name } = brand;
  return (
    <main className={styles.page}>
      <div className={styles.logo} aria-hidden dangerouslySetInnerHTML={{ __html: logo }} />
      <VisuallyHidden>{name}</VisuallyHidden>
      <Notice
        title={t`No connection to ${name}`}
        text={t`Check your connection. Nothing is sent while you’re offline. Your records show whether the last thing you sent went through.`}
        icon={<GlobeIcon size="xl" />}
      >
        <p>
          <ButtonLink href="">{t`Try now`}</ButtonLink>
        </p>
        <p className={styles.note}>{t`The page opens by itself as soon as the site answers again.`}</p>
        {domains.length > 1 && (
          <div className={addressStyles.addresses}>
            <p>{t`The site may open at another of our addresses:`}</p>
            <ul className={addressStyles.list}>
              {domains.map((domain) => (
                <li key={domain} data-domain={domain}>
                  <TextLink href={`https://${domain}/`}>{domain}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Notice>
    </main>
  );
};
