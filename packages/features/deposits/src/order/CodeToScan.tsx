import { useLingui } from '@lingui/react/macro';
import { useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Button, DownloadIcon, QrCode, Text } from '@marquee/ui';
import { useRef } from 'react';
import type { Deposit } from '../depositTypes.ts';
import { saveCode } from './saveCode.ts';
import * as styles from './Transfer.css.ts';

type Props = { code: string; deposit: Deposit };

/** The code, to be scanned from another screen or saved for the bank's app on this one. */
export const CodeToScan = ({ code, deposit: { amount, currency, reference } }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const toast = useToast();
  const ground = useRef<HTMLSpanElement>(null);
  const sum = write(amount, currency);
  const save = () => {
    const drawn = ground.current?.querySelector('svg');
    if (!drawn) return;
    saveCode(drawn, reference).catch(() => toast('caution', t`Your browser can’t save pictures.`));
  };
  return (
    <div className={styles.code}>
      <span ref={ground} className={styles.ground}>
        <QrCode value={code} size={208} label={t`QR code for ${sum}`} />
      </span>
      <Text size="s" isMuted>{t`Scan it with your banking app`}</Text>
      <Button tone="neutral" look="soft" iconStart={<DownloadIcon size="s" />} onClick={save}>
        {t`Save the code`}
      </Button>
    </div>
  );
};
