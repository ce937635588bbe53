/** Deposits in these states have neither been credited nor sent back: late money is still theirs (decision 10). */
export const creditableStates = ['waiting', 'failed', 'cancelled'] as const;
