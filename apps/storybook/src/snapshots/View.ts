/** A story as it is looked at: in a window of a size. */
export type View = {
  id: string;
  title: string;
  width: number;
  height: number;
  /** Down to its end; what lies under a box is looked at elsewhere. */
  isWhole: boolean;
  /** Whether it is compared with accepted pictures. */
  isPictured: boolean;
  /** The one brand under which it is looked at, where that is none of the reference brands. */
  brand?: string;
};

/** Name of a view in the committed files; a screen on a desktop stands beside the same one on a phone. */
export const nameOf = ({ id, width, brand }: Pick<View, 'id' | 'width' | 'brand'>): string =>
  `${id}${width > 1000 ? '@desktop' : ''}${brand ? `@${brand}` : ''}`;
