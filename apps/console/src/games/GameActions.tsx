import { useLingui } from '@lingui/react/macro';
import { Button, Inline } from '@marquee/ui';
import { useState } from 'react';
import { ChangeDialog, type GamesChange } from './ChangeDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type StaffGame, useGameWords } from './useGameWords.ts';

type Props = { chosen: readonly StaffGame[]; clear: () => void };
type Deed = { title: string; change: Omit<GamesChange, 'games' | 'vendor' | 'maintenance'> };

/** What can be done with the games that are chosen. */
export const GameActions = ({ chosen, clear }: Props) => {
  const { t } = useLingui();
  const { labels } = useGameWords();
  const [open, setOpen] = useState<Deed | 'move' | 'close' | 'open'>();
  const close = () => setOpen(undefined);
  const [only] = chosen.length === 1 ? chosen : [];
  const which = { games: chosen.map(({ id }) => id) };
  const names = chosen.map(({ title }) => title);
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
        <Button
          size="s"
          tone="neutral"
          look="outline"
          onClick={() => setOpen('close')}
        >{t`Maintenance …`}</Button>
        {some(({ maintenance }) => maintenance !== null) && (
          <Button size="s" tone="neutral" look="outline" onClick={() => setOpen('open')}>
            {t`End maintenance`}
          </Button>
        )}
        {only && (
          <Button size="s" tone="neutral" look="outline" onClick={() => setOpen('move')}>{t`Move …`}</Button>
        )}
      </Inline>
      {open === 'move' && only && <MoveDialog game={only} onDone={clear} onClose={close} />}
      {open === 'close' && <CloseDialog which={which} names={names} onDone={clear} onClose={close} />}
      {open === 'open' && (
        <ChangeDialog
          title={t`End maintenance`}
          change={{ ...which, maintenance: null }}
          names={names}
          onDone={clear}
          onClose={close}
        />
      )}
      {typeof open === 'object' && (
        <ChangeDialog
          title={open.title}
          change={{ ...open.change, ...which }}
          names={names}
          onDone={clear}
          onClose={close}
        />
      )}
    </>
  );
};
