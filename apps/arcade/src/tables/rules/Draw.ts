/** Draws a whole number of 0 up to, not including, `below`, each as likely as the other. */
export type Draw = (below: number) => number;
