import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { changeStaffGames } from '@marquee/contract/routes';
import type { RouteBody } from '@marquee/contract/route';
import { Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';

/** What is about to be done to some games. */
export type GamesChange = Omit<RouteBody<'changeStaffGames'>, 'reason'>;

type Props = {
  title: string;
  change: GamesChange;
  /** What the games or the vendor are called. */
  names: readonly string[];
  onDone?: () => void;
  onClose: () => void;
  /** Further fields, above the question why. */
  children?: ReactNode;
};

/** Asks why before games are changed, and says which. */
export const ChangeDialog = ({ title, change, names, onDone, onClose, children }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const queries = useQueryClient();
  return (
    <ReasonDialog
      title={title}
      label={t`Why?`}
      hint={t`It is written into the trail with your name.`}
      action={title}
      onClose={onClose}
      onReason={async (reason) => {
        await call(changeStaffGames, { body: { ...change, reason } });
        await queries.invalidateQueries();
        onDone?.();
      }}
    >
      <Stack gap="x4">
        <Text>
          {names.length > 5
            ? t`${plural(names.length, { one: '# game', other: '# games' })}. The lobby shows it at once; rounds that are open go on.`
            : t`${names.join(', ')}. The lobby shows it at once; rounds that are open go on.`}
        </Text>
        {children}
      </Stack>
    </ReasonDialog>
  );
};
