import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Card, Inline, Stack, tabular, Text, TextLink } from '@marquee/ui';

type Props = { at: string; ip: string; country: string | null; onDoubt: () => void };

/** When and from where the account was used before, with a way out for someone who was it not. */
export const PreviousLogin = ({ at, ip, country, onDoubt }: Props) => {
  const { t } = useLingui();
  const { language } = useSite();
  const place = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return (
    <Card padding="m">
      <Stack gap="x2">
        <Text size="s" isMuted>{t`Your previous login`}</Text>
        <Text isStrong className={tabular}>
          {at}
        </Text>
        <Text className={tabular}>{place ? t`From ${ip}, ${place}` : t`From ${ip}`}</Text>
        <Inline>
          <TextLink as="button" look="quiet" onClick={onDoubt}>
            {t`Not you? Change your password`}
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  );
};
