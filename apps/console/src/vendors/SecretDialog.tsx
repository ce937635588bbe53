import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { turnStaffVendorSecret } from '@marquee/contract/routes';
import { Banner, Button, Dialog, Select, Stack, Text, TextField } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import type { Vendor } from './Vendor.ts';

const choices = [1, 4, 24, 72, 168] as const;

/** Makes a new secret and shows it this once. */
export const SecretDialog = ({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const withProof = useProof();
  const queries = useQueryClient();
  const [hours, setHours] = useState(24);
  const [secret, setSecret] = useState<string>();
  const secretRef = useRef<string>(undefined);
  if (secret !== undefined)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t`The new secret`}
        closeLabel={t`Close`}
        closesOnBackdrop={false}
      >
        <Stack gap="x4">
          <Banner tone="caution">{t`It is shown this once. Give it to the vendor by a way that nobody else reads.`}</Banner>
          <TextField
            name="secret"
            label={t`Secret of ${vendor.name}`}
            value={secret}
            readOnly
            dir="ltr"
            autoComplete="off"
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={onClose}>{t`I have it`}</Button>
        </Stack>
      </Dialog>
    );
  return (
    <ReasonDialog
      title={t`Turn the secret over`}
      label={t`Why?`}
      hint={t`It is written into the trail with your name.`}
      action={t`Make a new secret`}
      onClose={() => secretRef.current === undefined && onClose()}
      onReason={async (reason) => {
        const body = { vendor: vendor.vendor, hours, reason };
        const turned = await withProof(() => call(turnStaffVendorSecret, { body }));
        // The dialog closes itself when this is done: what it has brought is shown instead.
        secretRef.current = turned.secret;
        setSecret(turned.secret);
        await queries.invalidateQueries();
      }}
    >
      <Stack gap="x4">
        <Text>{t`Both secrets are good for as long as you choose; then the old one is refused and removed.`}</Text>
        <Select
          label={t`The old one is good for`}
          value={String(hours)}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice < 48
                ? t`${plural(choice, { one: '# hour', other: '# hours' })}`
                : t`${plural(choice / 24, { one: '# day', other: '# days' })}`}
            </option>
          ))}
        </Select>
      </Stack>
    </ReasonDialog>
  );
};
