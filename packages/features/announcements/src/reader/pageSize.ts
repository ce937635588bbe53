/** Entries on a page (specification, section 9). */
export const pageSize = 9;

/** How many pages a list of this length has; at least one. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
