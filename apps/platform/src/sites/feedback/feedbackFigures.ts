/** Figures of feedback: bounds of its length in words, and the promise of an answer in hours. */
export const feedbackFigures = { minWords: 5, maxWords: 500, replyWithinHours: 24 } as const;
