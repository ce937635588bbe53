/** How long a table takes bets, waits for bets on their way, and shows a result, in milliseconds. */
export type Timing = { betting: number; closing: number; showing: number };
