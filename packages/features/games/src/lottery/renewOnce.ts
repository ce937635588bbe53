type Answer = { refetch: (options: { cancelRefetch: boolean }) => unknown };

/** Asks anew for what a draw changes. Draws that end at the same moment ask together. */
export const renewOnce = (...answers: readonly Answer[]): void => {
  for (const { refetch } of answers) void refetch({ cancelRefetch: false });
};
