import { useSite } from '@marquee/feature-core';
import type { ComponentProps } from 'react';
import { TileList } from '../catalogue/TileList.tsx';
import { GameRows } from './GameRows.tsx';

/** Games of a lobby as the brand shows them, tiles or rows, and their places while they load. */
export const LobbyGames = ({ isOfOneCategory, ...props }: ComponentProps<typeof GameRows>) => {
  const { lobby } = useSite().brand.layout;
  return lobby === 'rows' ? (
    <GameRows {...props} isOfOneCategory={isOfOneCategory} />
  ) : (
    <TileList {...props} />
  );
};
