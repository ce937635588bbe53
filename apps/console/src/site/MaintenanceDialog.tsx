import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { useDateTime } from '@marquee/i18n';
import { Stack, Text, TextField } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { MomentField } from '../api/MomentField.tsx';
import { ReasonDialog } from '../api/ReasonDialog.tsx';

/** When a site closes and is expected back, and what members read beside the usual words. */
export type MaintenanceWish = { startsAt: string | null; endsAt: string | null; message: string | null };

type Props = {
  /** Whether the site closes at once, and not from a moment on that is asked for. */
  isNow: boolean;
  onSave: (wish: MaintenanceWish, reason: string) => Promise<void>;
  onClose: () => void;
};

const part = 'maintenance.';

/** Asks when the site closes, what members are told, and why. What is wrong with a field stands at the field. */
export const MaintenanceDialog = ({ isNow, onSave, onClose }: Props) => {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  const [wish, setWish] = useState<MaintenanceWish>({ startsAt: null, endsAt: null, message: null });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { startsAt, endsAt, message } = wish;
  const title = isNow ? t`Close the site` : t`Plan the maintenance`;
  const save = async (reason: string) => {
    const isMissing = !isNow && startsAt === null;
    setProblems(isMissing ? { startsAt: t`This field cannot be empty.` } : {});
    if (isMissing) return false;
    try {
      return await onSave({ ...wish, message: message?.trim() || null }, reason);
    } catch (error) {
      const found = isApiError(error, 'INVALID_INPUT') ? (error.details.fields ?? []) : [];
      const own = found.filter(({ field }) => field.startsWith(part));
      if (own.length === 0) throw error;
      setProblems(
        Object.fromEntries(own.map(({ field, message: text }) => [field.slice(part.length), text])),
      );
      return false;
    }
  };
  return (
    <ReasonDialog
      title={title}
      label={t`Why?`}
      hint={t`It is written into the trail with your name.`}
      action={title}
      tone="caution"
      onReason={save}
      onClose={onClose}
    >
      <Stack gap="x4">
        {isNow && <Text>{t`The site closes at once for everybody who is on it.`}</Text>}
        {!isNow && (
          <MomentField
            name="startsAt"
            label={t`From`}
            hint={t`In the time of this device.`}
            error={problems['startsAt']}
            value={startsAt}
            onChange={(moment) => setWish({ ...wish, startsAt: moment })}
          />
        )}
        <MomentField
          name="endsAt"
          label={t`Expected back`}
          hint={t`What members are told; leave it empty where it is not known.`}
          error={problems['endsAt']}
          value={endsAt}
          onChange={(moment) => setWish({ ...wish, endsAt: moment })}
        />
        <TextField
          name="message"
          label={t`Words for members`}
          hint={t`Everybody reads them as they are, whatever their language, beside the usual words; leave it empty for those alone.`}
          maxLength={500}
          error={problems['message']}
          value={message ?? ''}
          onChange={({ target }) => setWish({ ...wish, message: target.value })}
        />
        {startsAt && (
          <Text>
            {t`The site closes ${dateTime(startsAt, { timeZone })}, and whoever is on it is told from now on.`}
          </Text>
        )}
      </Stack>
    </ReasonDialog>
  );
};
