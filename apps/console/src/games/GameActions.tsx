import { useLingui } from '@lingui/react/macro';
import { Button, Inline } from '@marquee/ui';
import { useState } from 'react';
import { ChangeDialog, type GamesChange } from './ChangeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type StaffGame, useGameWords } from './useGameWords.ts';

type Props = { chosen: readonly StaffGame[]; clear: () => void };
type Deed = { title: string; change: Omit<GamesChange, 'games' | 'vendor'> };

/** What can be done with the games that are chosen. */
export const GameActions = ({ chosen, clear }: Props) => {
  const { t } = useLingui();
  const { labels } = useGameWords();
  const [open, setOpen] = useState<Deed | 'move'>();
  const close = () => setOpen(undefined);
  const [only] = chosen.length === 1 ? chosen : [];
  const some = (is: (game: StaffGame) => boolean) => chosen.some(is);
  const deeds: (Deed & { isUseful: boolean })[] = [
    {
      title: t`Take out of the lobby`,
      change: { isOffered: false },
      isUseful: some(({ isOffered }) => isOffered),
    },
    {
      title: t`Put into the lobby`,
      change: { isOffered: true },
      isUseful: some(({ isOffered }) => !isOffered),
    },
    {
      title: t`Begin maintenance`,
      change: { isUnderMaintenance: true },
      isUseful: some(({ isUnderMaintenance }) => !isUnderMaintenance),
    },
    {
      title: t`End maintenance`,
      change: { isUnderMaintenance: false },
      isUseful: some(({ isUnderMaintenance }) => isUnderMaintenance),
    },
    {
      title: t`Put among the hot games`,
      change: { isHot: true },
      isUseful: some(({ hotRank }) => hotRank === null),
    },
    {
      title: t`Take out of the hot games`,
      change: { isHot: false },
      isUseful: some(({ hotRank }) => hotRank !== null),
    },
    ...(['new', 'hot', 'exclusive'] as const).map((label) => ({
      title: t`Mark as: ${labels[label]}`,
      change: { label },
      isUseful: some((game) => game.label !== label),
    })),
    {
      title: t`Take the mark away`,
      change: { label: null },
      isUseful: some(({ label }) => label !== null),
    },
  ];
  return (
    <>
      <Inline gap="x2">
        {deeds
          .filter(({ isUseful }) => isUseful)
          .map(({ title, change }) => (
            <Button
              key={title}
              size="s"
              tone="neutral"
              look="outline"
              onClick={() => setOpen({ title, change })}
            >
              {title}
            </Button>
          ))}
        {only && (
          <Button size="s" tone="neutral" look="outline" onClick={() => setOpen('move')}>{t`Move …`}</Button>
        )}
      </Inline>
      {open === 'move' && only && <MoveDialog game={only} onDone={clear} onClose={close} />}
      {open && open !== 'move' && (
        <ChangeDialog
          title={open.title}
          change={{ ...open.change, games: chosen.map(({ id }) => id) }}
          names={chosen.map(({ title }) => title)}
          onDone={clear}
          onClose={close}
        />
      )}
    </>
  );
};
