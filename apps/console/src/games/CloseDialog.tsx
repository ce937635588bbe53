import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { TextField } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ChangeDialog, type GamesChange } from './ChangeDialog.tsx';

type Props = {
  which: Pick<GamesChange, 'games' | 'vendor'>;
  names: readonly string[];
  onDone?: () => void;
  onClose: () => void;
};

/** What a field for a moment of this device holds, as the platform reads it; null for none. */
const momentOf = (typed: string): string | null => {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

/** Puts games under maintenance, now or from a moment on, and says until when. */
export const CloseDialog = ({ which, names, onDone, onClose }: Props) => {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  const [typed, setTyped] = useState({ from: '', until: '' });
  const aside = (text: string) => {
    const moment = momentOf(text);
    return moment && t`For the merchant: ${dateTime(moment, { timeZone })}`;
  };
  const maintenance = { startsAt: momentOf(typed.from), endsAt: momentOf(typed.until) };
  return (
    <ChangeDialog
      title={maintenance.startsAt ? t`Plan maintenance` : t`Begin maintenance`}
      change={{ ...which, maintenance }}
      names={names}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <TextField
        name="from"
        type="datetime-local"
        label={t`From`}
        hint={t`In the time of this device; leave it empty to begin at once.`}
        aside={aside(typed.from)}
        value={typed.from}
        onChange={({ target }) => setTyped({ ...typed, from: target.value })}
      />
      <TextField
        name="until"
        type="datetime-local"
        label={t`Until`}
        hint={t`Players are told, and it ends by itself then; leave it empty to end it by hand.`}
        aside={aside(typed.until)}
        value={typed.until}
        onChange={({ target }) => setTyped({ ...typed, until: target.value })}
      />
    </ChangeDialog>
  );
};
