/**
 * Seconds in which a web server has to notice that a node is about to stop, and to give up connections that it does
 * not use: fewer than half of those for which the node drains.
 */
export const settleSeconds = (drainSeconds: number): number => Math.max(1, Math.ceil(drainSeconds / 2) - 1);
