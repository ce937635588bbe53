/** How long a link for a new password is good. */
export const resetFigures = { minutes: 30 } as const;
