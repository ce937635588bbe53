import type { SessionActions } from '@marquee/feature-core';

const never = () => {
  throw new Error('A page that is written as HTML has nobody to log in.');
};

/** Stands for the session while a page is written as HTML: components may hold it, none may use it. */
export const noSession: SessionActions = { keep: never, finish: never, end: never };
