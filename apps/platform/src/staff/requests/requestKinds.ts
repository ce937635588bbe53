/** What is asked about a withdrawal. Its subject is the withdrawal's reference. */
export const withdrawalRequests = ['approve', 'rejectDispute', 'returnRest'] as const;

/** What is asked about a member's money. Its subject is the account's id. */
export const correctionRequests = ['creditMember', 'debitMember'] as const;

/** What a second person may be asked for. */
export type RequestKind =
  | (typeof withdrawalRequests)[number]
  | (typeof correctionRequests)[number]
  | 'payoutRules';
