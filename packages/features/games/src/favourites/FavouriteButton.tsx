import { useLingui } from '@lingui/react/macro';
import { HeartIcon, IconButton } from '@marquee/ui';
import type { Game } from '../catalogue/Game.ts';
import { useFavourite } from './useFavourite.ts';

/** The heart of a game: full when it is a favourite. Guests are asked to log in. */
export const FavouriteButton = ({ game: { nodeId, title } }: { game: Game }) => {
  const { t } = useLingui();
  const { isFavourite, toggle } = useFavourite(nodeId);
  return (
    <IconButton
      label={t`Favourite: ${title}`}
      aria-pressed={isFavourite}
      icon={<HeartIcon size="s" isFilled={isFavourite} />}
      tone={isFavourite ? 'accent' : 'neutral'}
      look="solid"
      size="s"
      isRound
      onClick={toggle}
    />
  );
};
