import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useSite } from '@marquee/feature-core';
import { AndroidIcon, AppleIcon, Card, Heading, PhoneIcon, QrCode, TextLink } from '@marquee/ui';
import * as styles from './sections.css.ts';

type Resource = RouteValue<'getHome'>['resources'][number];

const icons = { Android: AndroidIcon, iOS: AppleIcon, H5: PhoneIcon };

/** Ways to have the site on a phone: by code from a desktop, by link on the phone itself. */
export const AppCard = ({ resources }: { resources: readonly Resource[] }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const names = { Android: 'Android', iOS: 'iPhone', H5: t`Mobile web` };
  const ways = resources.flatMap(({ resourceType, url }) =>
    resourceType in names ? [{ kind: resourceType as keyof typeof names, url }] : [],
  );
  return (
    <Card className={styles.serviceCard}>
      <Heading level={2} size="l">
        {t`${brand.name} on your phone`}
      </Heading>
      <p
        className={styles.muted}
      >{t`Scan a code, or follow the steps to add the site to your home screen.`}</p>
      <ul className={styles.ways}>
        {ways.map(({ kind, url }) => {
          const WayIcon = icons[kind];
          return (
            <li key={kind} className={styles.way}>
              <span className={styles.code}>
                <QrCode value={url} label={t`QR code: ${names[kind]}`} size={96} />
              </span>
              <TextLink href={url} className={styles.wayLink}>
                <WayIcon />
                {names[kind]}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
