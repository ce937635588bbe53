import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Card, Heading, PhoneIcon, Stack, Text, TextLink } from '@marquee/ui';
import * as styles from './Helplines.css.ts';

/** Who helps, freely and in confidence, and who supervises the house. */
export const Helplines = () => {
  const { t } = useLingui();
  const { helplines, regulator } = useSite().brand.legal;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">{t`Talk to someone`}</Heading>
        <Text size="s" isMuted>{t`Free, confidential and independent of us.`}</Text>
        <ul className={styles.lines}>
          {helplines.map(({ name, phone, url }) => (
            <li key={url} className={styles.line}>
              <TextLink href={url} target="_blank">
                {name}
              </TextLink>
              {phone && (
                <a className={styles.call} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                  <PhoneIcon size="s" />
                  {phone}
                </a>
              )}
            </li>
          ))}
        </ul>
        <Text size="s" isMuted>
          {t`We are supervised by`}{' '}
          <TextLink href={regulator.url} target="_blank">
            {regulator.name}
          </TextLink>
          {'. '}
          <TextLink href="/help?topic=responsible">{t`More about responsible play`}</TextLink>
        </Text>
      </Stack>
    </Card>
  );
};
