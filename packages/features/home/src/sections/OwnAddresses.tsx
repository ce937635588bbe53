import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { TextLink } from '@marquee/ui';
import * as styles from './sections.css.ts';

/** Every address of the site: another way in, and what a reader checks an address against. */
export const OwnAddresses = ({ domains }: { domains: readonly string[] }) => {
  const { t } = useLingui();
  // Known in a browser alone, like the way by which this page has come.
  const { permission, hasPage } = useSite();
  const isInBrowser = permission !== undefined;
  const addressOf = (domain: string) => {
    if (!isInBrowser) return `https://${domain}/`;
    const { protocol, port } = location;
    return `${protocol}//${domain}${port && `:${port}`}/`;
  };
  if (domains.length < 2) return null;
  return (
    <div className={styles.supportPart}>
      <p className={styles.muted}>{t`Our official addresses:`}</p>
      <ul className={styles.channels}>
        {domains.map((domain) => (
          <li key={domain}>
            <TextLink href={addressOf(domain)} className={styles.wayLink}>
              {domain}
            </TextLink>
          </li>
        ))}
        {hasPage('/speed.html') && (
          <li>
            <TextLink href="/speed.html" className={styles.wayLink}>
              {t`Which is the fastest for you?`}
            </TextLink>
          </li>
        )}
      </ul>
    </div>
  );
};
