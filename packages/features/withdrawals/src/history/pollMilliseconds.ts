/** How often what is open is asked for again. */
export const pollMilliseconds = 4_000;
