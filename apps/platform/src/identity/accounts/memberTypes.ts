/** The types of account that may log in by password or code: players and agents, not demos and not staff. */
export const memberTypes: readonly number[] = [0, 1, 2, 41, 42];
