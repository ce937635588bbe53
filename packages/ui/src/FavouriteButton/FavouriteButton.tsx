import { HeartIcon } from '../icons/HeartIcon.tsx';
import { favourite, heart } from './FavouriteButton.css.ts';

/** Props of `FavouriteButton`. */
export interface FavouriteButtonProps {
  /** The same whether it is one or not, for instance "Favourite: Sweet Comet": its pressed state says which. */
  label: string;
  isFavourite: boolean;
  onToggle: () => void;
}

/** The heart on a game's tile. */
export const FavouriteButton = ({ label, isFavourite, onToggle }: FavouriteButtonProps) => (
  <button
    type="button"
    className={favourite}
    aria-label={label}
    aria-pressed={isFavourite}
    title={label}
    onClick={onToggle}
  >
    <HeartIcon size="s" isFilled={isFavourite} className={heart} />
  </button>
);
