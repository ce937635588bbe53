import { useLingui } from '@lingui/react/macro';
import { saveFile, useSite } from '@marquee/feature-core';
import { Banner, Button, DownloadIcon, Inline, Stack, Text } from '@marquee/ui';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './authenticator.css.ts';

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, shown this once. */
export const NewCodes = ({ codes, onDone }: Props) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const text = codes.join('\n');
  return (
    <Stack gap="x4">
      <Text isMuted>
        {t`Each of these codes replaces the app once, for example if you lose your phone. Keep them where nobody else can find them.`}
      </Text>
      <Banner tone="caution">{t`They are shown only once.`}</Banner>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap="x3">
        <CopyButton label={t`Copy all`} text={text} />
        <Button
          look="soft"
          tone="neutral"
          iconStart={<DownloadIcon size="s" />}
          onClick={() => saveFile({ name: `${brand.id}-recovery-codes.txt`, parts: [text, '\n'] })}
        >
          {t`Save as a file`}
        </Button>
      </Inline>
      <Button isFull onClick={onDone}>{t`I’ve saved them`}</Button>
    </Stack>
  );
};
