/** How a round ended, as the roads see it: side a is drawn red, side b blue. */
export type Decision = { winner: 'a' | 'b' | 'tie'; pairs?: readonly ('a' | 'b')[] };
