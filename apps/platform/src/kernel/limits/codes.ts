/** What a code sent by SMS is worth. */
export const codes = { digits: 6, tries: 5, expiredMinutes: 5 } as const;
