import { useLingui } from '@lingui/react/macro';
import { Button, Card, Heading, Inline, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useMay } from '../api/useMay.ts';

type Props = { isSingle: boolean; onSave: (isSingle: boolean, reason: string) => Promise<void> };

/** One wallet for every vendor, or one at each. */
export const WalletForm = ({ isSingle, onSave }: Props) => {
  const { t } = useLingui();
  const may = useMay()('site.manage');
  const [isAsking, setAsking] = useState(false);
  const action = isSingle ? t`Give each vendor its own wallet` : t`Make it one wallet`;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">{t`Wallet`}</Heading>
        <Text>
          {isSingle
            ? t`One wallet serves every vendor.`
            : t`Each vendor has a wallet of its own, and members move money between them.`}
        </Text>
        {may && (
          <Inline>
            <Button tone="caution" onClick={() => setAsking(true)}>
              {action}
            </Button>
          </Inline>
        )}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={action}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={action}
          tone="caution"
          onReason={(reason) => onSave(!isSingle, reason)}
          onClose={() => setAsking(false)}
        >
          {isSingle
            ? t`From now on members have to move money to a vendor before they play there.`
            : t`What lies in vendors’ wallets comes back to the main ones at once.`}
        </ReasonDialog>
      )}
    </Card>
  );
};
