/** A stored moment as content says it. */
export const sayMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A moment of content as it is stored; null where it says none. */
export const readMoment = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
