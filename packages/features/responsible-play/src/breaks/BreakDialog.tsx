import { useLingui } from '@lingui/react/macro';
import { Form, FormRefusal, useForm, useToast } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Button, Checkbox, Dialog } from '@marquee/ui';
import { useId, useState } from 'react';
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
  const id = useId();
  const start = useStartBreak();
  const [end] = useState(() => endOf(wanted, new Date()));
  const until = end && dateTime(end, { timeZone });
  const form = useForm({
    values: { isSure: false },
    checks: { isSure: (isSure) => (isSure ? undefined : t`Please confirm this first.`) },
    send: () => start(wanted),
    onSent: () => {
      toast('info', t`Play is stopped. Take care of yourself.`, 6000);
      onClose();
    },
  });
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
          <Button type="submit" form={id} tone="critical" isLoading={form.isBusy}>
            {wanted.kind === 'timeOut' ? t`Start time-out` : t`Exclude me`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} placesRefusal>
        <BreakPoints until={until} />
        <Checkbox label={t`I understand that nobody can shorten or undo this.`} {...form.field('isSure')} />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
};
