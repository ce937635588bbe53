import { useLingui } from '@lingui/react/macro';
import { QrCode, Stack, Text, TextLink } from '@marquee/ui';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './authenticator.css.ts';

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The secret as a QR code for another screen, as a link for this one, and as a text to type. */
export const SecretToScan = ({ secret, uri }: { secret: string; uri: string }) => {
  const { t } = useLingui();
  return (
    <Stack gap="x3">
      <Text isMuted>
        {t`1. Scan this with your authenticator app. If the app is on this phone, open it with the link or enter the key.`}
      </Text>
      <div className={styles.scan}>
        <QrCode value={uri} size={176} label={t`QR code for the key`} />
        <TextLink href={uri} look="quiet">{t`Open in the app`}</TextLink>
      </div>
      <div className={styles.key}>
        <span>
          <Text as="span" size="s" isMuted>{t`Key`}</Text>
          <code className={styles.secret}>{inFours(secret)}</code>
        </span>
        <CopyButton label={t`Copy the key`} text={secret} />
      </div>
    </Stack>
  );
};
