/** Bounds of what may be sent: words of the text as the platform counts them, and characters that a call may carry. */
export const bounds = { minWords: 5, maxWords: 500, maxCharacters: 4000, maxContact: 128 } as const;
