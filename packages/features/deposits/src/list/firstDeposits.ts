/** As many deposits as stand on one page of the list. */
export const pageSize = 5;

/** What the list asks for first. */
export const firstDeposits = { query: { page: 1, pageSize } };
