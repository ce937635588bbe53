import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Badge, IconButton, Row, RowName, Text, TrashIcon } from '@marquee/ui';
import { useState } from 'react';
import * as styles from '../whole.css.ts';
import type { SecurityState } from '../SecurityState.ts';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

type Props = { passkey: SecurityState['passkeys'][number]; asksCode: boolean };

/** One passkey, which can be removed. */
export const PasskeyRow = ({ passkey, asksCode }: Props) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const [isRemoving, setRemoving] = useState(false);
  const { id, browser, system, host, isSynced, addedAt, lastUsedAt } = passkey;
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const added = dateTime(addedAt, { timeZone: brand.timeZone });
  const used = lastUsedAt && dateTime(lastUsedAt, { timeZone: brand.timeZone });
  return (
    <Row
      end={
        <IconButton
          label={t`Remove the passkey ${name}, added ${added}`}
          icon={<TrashIcon />}
          onClick={() => setRemoving(true)}
        />
      }
    >
      <RowName>
        {name}
        {isSynced && <Badge tone="neutral">{t`On all your devices`}</Badge>}
      </RowName>
      <Text as="span" size="s" isMuted>
        <span className={styles.whole}>{host},</span>{' '}
        <span className={styles.whole}>{used ? t`last used ${used}` : t`added ${added}, not used yet`}</span>
      </Text>
      {isRemoving && <RemovePasskeyDialog id={id} asksCode={asksCode} onClose={() => setRemoving(false)} />}
    </Row>
  );
};
