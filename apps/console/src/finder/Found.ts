import type { ReactNode } from 'react';

/** Something that the search leads to. */
export type Found = {
  /** Its address, once in a list. */
  to: string;
  title: string;
  /** What it is. */
  note: string;
  icon: ReactNode;
};
