/** A story as it is looked at. */
export type View = {
  id: string;
  title: string;
  width: number;
  height: number;
  /** Down to its end; what lies under a box is looked at elsewhere. */
  isWhole: boolean;
};

/** The schemes in which every view is looked at, under every brand. */
export const schemes = ['light', 'dark'] as const;

/** Name of a view in the committed files; a screen on a desktop stands beside the same one on a phone. */
export const nameOf = ({ id, width }: View): string => (width > 1000 ? `${id}@desktop` : id);
