/** A picture that exists: its media type and how it is drawn. */
export type FoundPicture = {
  type: string;
  /** Everything that it is drawn from: pictures of the same key are the same. */
  key: string;
  draw: () => Promise<Buffer>;
  /** What is shown until it is drawn, as SVG; without one it is drawn at once, for it takes no time. */
  placeholder?: () => string;
};
