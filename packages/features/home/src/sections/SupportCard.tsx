import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import {
  ButtonLink,
  Card,
  Heading,
  HeadsetIcon,
  HelpIcon,
  MailIcon,
  TelegramIcon,
  TextLink,
} from '@marquee/ui';
import { OwnAddresses } from './OwnAddresses.tsx';
import * as styles from './sections.css.ts';

type Home = RouteValue<'getHome'>;
type Props = { service: Home['customerService']; resources: Home['resources']; domains: Home['domainList'] };

/** Who helps, when, and how to reach them. */
export const SupportCard = ({ service, resources, domains }: Props) => {
  const { t } = useLingui();
  const telegram = resources.find(({ resourceType }) => resourceType === 'TELEGRAM1')?.url;
  return (
    <Card className={styles.supportCard}>
      <div className={styles.supportPart}>
        <Heading level={2} size="l">{t`Customer service`}</Heading>
        <p className={styles.muted}>{service.hours}</p>
      </div>
      <div className={styles.supportPart}>
        <ul className={styles.channels}>
          {service.email && (
            <li>
              <TextLink href={`mailto:${service.email}`} className={styles.wayLink}>
                <MailIcon />
                {service.email}
              </TextLink>
            </li>
          )}
          {telegram && (
            <li>
              <TextLink href={telegram} className={styles.wayLink}>
                <TelegramIcon />
                Telegram
              </TextLink>
            </li>
          )}
        </ul>
        <div className={styles.supportSteps}>
          {service.url && (
            <ButtonLink
              href={service.url}
              look="soft"
              iconStart={<HeadsetIcon />}
              className={styles.supportStep}
            >
              {t`Write to us`}
            </ButtonLink>
          )}
          <ButtonLink
            href="/help"
            look="outline"
            tone="neutral"
            iconStart={<HelpIcon />}
            className={styles.supportStep}
          >
            {t`Help centre`}
          </ButtonLink>
        </div>
      </div>
      <OwnAddresses domains={domains} />
    </Card>
  );
};
