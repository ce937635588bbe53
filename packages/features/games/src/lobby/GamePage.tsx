import { useSite } from '@marquee/feature-core';
import { memo, useMemo, useRef } from 'react';
import type { Game } from '../catalogue/Game.ts';
import { useHearts } from '../favourites/useHearts.ts';
import * as styles from './Lobby.css.ts';
import { LobbyGames } from './LobbyGames.tsx';
import { useFarHeight } from './useFarHeight.ts';
import { useParts } from './useParts.ts';

type PartProps = { games: readonly Game[]; isFirst: boolean; isOfOneCategory?: boolean };

/** Games that are drawn at once: whole rows of three, four and six. */
const partSize = 12;

const split = (games: readonly Game[]) =>
  Array.from({ length: Math.ceil(games.length / partSize) }, (_, part) =>
    games.slice(part * partSize, (part + 1) * partSize),
  );

const Part = memo(({ games, isFirst, isOfOneCategory }: PartProps) => (
  <LobbyGames
    games={games}
    isOfOneCategory={isOfOneCategory}
    places={games.length}
    heartOf={useHearts()}
    {...(isFirst ? { isTop: true } : { inSight: 0 })}
  />
));

/**
 * A page of a long list, whose `name` it has whenever the list is shown. Far from what is seen only its place is held:
 * thousands of tiles would make scrolling slow, and so would a whole page of them in one frame.
 */
export const GamePage = memo(({ games, isFirst, isOfOneCategory, name }: PartProps & { name: string }) => {
  const { lobby } = useSite().brand.layout;
  const ref = useRef<HTMLDivElement>(null);
  const { height, isFar } = useFarHeight(ref, name);
  const parts = useMemo(() => split(games), [games]);
  const drawn = useParts(parts.length, isFar);
  return (
    <div
      ref={ref}
      className={styles.pages}
      style={drawn < parts.length && height !== undefined ? { blockSize: height } : undefined}
    >
      {parts.slice(0, drawn).map((part, index) => {
        const isLater = !isFirst || index > 0;
        return (
          <div key={index} className={styles.pieces[lobby]} data-later={isLater ? '' : undefined}>
            <Part games={part} isFirst={!isLater} isOfOneCategory={isOfOneCategory} />
          </div>
        );
      })}
    </div>
  );
});
