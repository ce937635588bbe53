import type { Draw } from './createDraw.ts';

/** Takes some out of those that are left, one by one, each as likely as the other. */
export const takeOut = <One>(left: One[], count: number, draw: Draw): One[] =>
  Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
