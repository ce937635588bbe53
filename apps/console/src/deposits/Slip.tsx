import { useLingui } from '@lingui/react/macro';
import { revealStaffSlip } from '@marquee/contract/routes';
import { Button, Card, Heading, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import * as styles from '../withdrawals/Facts.css.ts';

/** The picture of a slip, hidden until somebody says why they look. It credits nothing. */
export const Slip = ({ reference }: { reference: string }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const [picture, setPicture] = useState<string>();
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`The member’s slip`}</Heading>
        <Text
          size="s"
          isMuted
        >{t`A slip proves nothing by itself: only money that has arrived is credited.`}</Text>
        {!may('members.reveal') && <Text isMuted>{t`Your role does not show them.`}</Text>}
        {may('members.reveal') && !picture && (
          <div>
            <Button
              size="s"
              look="outline"
              tone="neutral"
              onClick={() => setAsking(true)}
            >{t`Show the slip`}</Button>
          </div>
        )}
        {picture && (
          <img
            className={styles.picture}
            src={`data:image/jpeg;base64,${picture}`}
            alt={t`Slip of the member`}
          />
        )}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t`Show the slip`}
          label={t`Why do you look?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Show`}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            const revealed = await call(revealStaffSlip, { body: { reference, reason } });
            setPicture(revealed.picture);
          }}
        />
      )}
    </Card>
  );
};
