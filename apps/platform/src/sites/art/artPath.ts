import { artEdition } from '@marquee/art';

/** A picture's address: another one when it is drawn otherwise, so that it may be kept for good. */
export const artPath = (merchantCode: string, kind: string, name: string): string =>
  `/art/${merchantCode}/${kind}/${name}.webp?v=${artEdition()}`;
