import { memo, useRef } from 'react';
import type { Game } from '../catalogue/Game.ts';
import { TileList } from '../catalogue/TileList.tsx';
import { useFarHeight } from './useFarHeight.ts';

type Props = { games: readonly Game[]; isFirst: boolean };

/** A page of a long list. Far from what is seen only its place is held: thousands of tiles would make scrolling slow. */
export const GamePage = memo(({ games, isFirst }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const height = useFarHeight(ref);
  return (
    <div ref={ref} style={height === undefined ? undefined : { blockSize: height }}>
      {height === undefined && (
        <TileList games={games} places={games.length} hasHearts {...(!isFirst && { inSight: 0 })} />
      )}
    </div>
  );
});
