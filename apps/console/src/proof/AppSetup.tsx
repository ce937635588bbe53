import { useLingui } from '@lingui/react/macro';
import { Inline, QrCode, Stack, Text, TextLink } from '@marquee/ui';

/** How an authenticator app takes the console's key: by its camera, by a link, or typed. */
export const AppSetup = ({ uri, secret }: { uri: string; secret: string }) => {
  const { t } = useLingui();
  return (
    <Inline gap="x4" align="start" canWrap>
      <QrCode value={uri} label={t`Adds the console to your authenticator app`} size={120} />
      <Stack gap="x2">
        <Text size="s">{t`Scan this with an authenticator app, then type the code that it shows.`}</Text>
        <Text size="s" isMuted>{t`No camera? Type this key: ${secret}`}</Text>
        <TextLink as="a" href={uri}>{t`Open in the app`}</TextLink>
      </Stack>
    </Inline>
  );
};
