import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MomentField } from '../api/MomentField.tsx';
import { ChangeDialog, type GamesChange } from './ChangeDialog.tsx';

type Props = {
  which: Pick<GamesChange, 'games' | 'vendor'>;
  names: readonly string[];
  onDone?: () => void;
  onClose: () => void;
};

type Window = { startsAt: string | null; endsAt: string | null };

/** Puts games under maintenance, now or from a moment on, and says until when. */
export const CloseDialog = ({ which, names, onDone, onClose }: Props) => {
  const { t } = useLingui();
  const [maintenance, setMaintenance] = useState<Window>({ startsAt: null, endsAt: null });
  const { startsAt, endsAt } = maintenance;
  return (
    <ChangeDialog
      title={startsAt ? t`Plan maintenance` : t`Begin maintenance`}
      change={{ ...which, maintenance }}
      names={names}
      onClose={onClose}
      {...(onDone && { onDone })}
    >
      <MomentField
        name="from"
        label={t`From`}
        hint={t`In the time of this device; leave it empty to begin at once.`}
        value={startsAt}
        onChange={(moment) => setMaintenance({ ...maintenance, startsAt: moment })}
      />
      <MomentField
        name="until"
        label={t`Until`}
        hint={t`Players are told, and it ends by itself then; leave it empty to end it by hand.`}
        value={endsAt}
        onChange={(moment) => setMaintenance({ ...maintenance, endsAt: moment })}
      />
    </ChangeDialog>
  );
};
