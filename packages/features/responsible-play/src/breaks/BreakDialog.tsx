import { useLingui } from '@lingui/react/macro';
import { useErrorText, useToast } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Banner, Button, Checkbox, Dialog, Stack } from '@marquee/ui';
import { useState } from 'react';
import { BreakPoints } from './BreakPoints.tsx';
import { endOf } from './endOf.ts';
import { useStartBreak } from './useStartBreak.ts';

/** A break that somebody thinks of. */
export type Break =
  | { kind: 'timeOut'; hours: number; label: string }
  | { kind: 'selfExclusion'; months: number | null; label: string };

type Props = { wanted: Break; timeZone: string; onClose: () => void };

/** Says exactly what stops and until when, and starts it only for who has understood that nothing undoes it. */
export const BreakDialog = ({ wanted, timeZone, onClose }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const toast = useToast();
  const errorText = useErrorText();
  const { start, isPending, error } = useStartBreak();
  const [isSure, setSure] = useState(false);
  const [isUnsaid, setUnsaid] = useState(false);
  const [end] = useState(() => endOf(wanted, new Date()));
  const until = end && dateTime(end, { timeZone });
  const begin = () => {
    setUnsaid(!isSure);
    if (isSure)
      start(wanted, () => {
        toast('info', t`Play is stopped. Take care of yourself.`, 6000);
        onClose();
      });
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={until ? t`Stop playing until ${until}?` : t`Stop playing permanently?`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button look="soft" tone="neutral" onClick={onClose}>{t`Not now`}</Button>
          <Button tone="critical" isLoading={isPending} onClick={begin}>
            {wanted.kind === 'timeOut' ? t`Start time-out` : t`Exclude me`}
          </Button>
        </>
      }
    >
      <Stack gap="x4">
        <BreakPoints until={until} />
        <Checkbox
          label={t`I understand that nobody can shorten or undo this.`}
          checked={isSure}
          error={isUnsaid && !isSure ? t`Please confirm this first.` : undefined}
          onChange={({ target }) => setSure(target.checked)}
        />
        {error && (
          <Banner role="alert" tone="critical">
            {errorText(error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
};
