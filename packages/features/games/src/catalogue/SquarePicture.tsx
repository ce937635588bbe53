import { useSite } from '@marquee/feature-core';
import { LazyImage } from '@marquee/ui';
import type { Game } from './Game.ts';
import { sizes } from './SquarePicture.css.ts';

type Props = {
  image: Game['image'];
  size: keyof typeof sizes;
  /** Out of sight when the page opens. */
  isLate?: boolean;
};

/** A game's subject without the lettering of its picture, in a square beside a text that names the game. */
export const SquarePicture = ({ image, size, isLate = false }: Props) => {
  const { imageUrl } = useSite();
  return (
    <LazyImage
      src={imageUrl(image)}
      alt=""
      width={300}
      height={400}
      isLate={isLate}
      className={sizes[size]}
    />
  );
};
