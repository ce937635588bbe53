import { useLingui } from '@lingui/react/macro';
import { moveStaffGame } from '@marquee/contract/routes';
import { Stack, Text, TextField } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import type { StaffGame } from './useGameWords.ts';

type Props = { game: StaffGame; onDone: () => void; onClose: () => void };

/** Puts a game at another place of the lobby. */
export const MoveDialog = ({ game, onDone, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const queries = useQueryClient();
  const [place, setPlace] = useState(String(game.place));
  const to = Math.max(1, Math.trunc(Number(place)) || game.place);
  return (
    <ReasonDialog
      title={t`Move ${game.title}`}
      label={t`Why?`}
      hint={t`It is written into the trail with your name.`}
      action={t`Move`}
      onClose={onClose}
      onReason={async (reason) => {
        try {
          await call(moveStaffGame, { body: { game: game.id, from: game.place, to, reason } });
        } finally {
          await queries.invalidateQueries();
        }
        onDone();
      }}
    >
      <Stack gap="x3">
        <Text>{t`It stands at place ${game.place} of the lobby.`}</Text>
        <TextField
          name="place"
          type="number"
          inputMode="numeric"
          min={1}
          label={t`New place`}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Stack>
    </ReasonDialog>
  );
};
