import { useLingui } from '@lingui/react/macro';
import type { GameTileProps } from '@marquee/ui';
import type { Game } from '../catalogue/Game.ts';
import { useFavourites } from './useFavourites.ts';

/** The heart of each tile of a list. */
export const useHearts = () => {
  const { t } = useLingui();
  const { isFavourite, toggle } = useFavourites();
  return ({ nodeId, title }: Game): NonNullable<GameTileProps['favourite']> => ({
    label: t`Favourite: ${title}`,
    isOn: isFavourite(nodeId),
    onToggle: () => toggle(nodeId),
  });
};
