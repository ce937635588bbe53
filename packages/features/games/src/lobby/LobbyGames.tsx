import { useSite } from '@marquee/feature-core';
import type { ComponentProps } from 'react';
import { TileList } from '../catalogue/TileList.tsx';
import { GameRows } from './GameRows.tsx';

/** Games of a lobby as the brand shows them, tiles or rows, and their places while they load. */
export const LobbyGames = (props: ComponentProps<typeof TileList>) => {
  const { lobby } = useSite().brand.layout;
  return lobby === 'rows' ? <GameRows {...props} /> : <TileList {...props} />;
};
