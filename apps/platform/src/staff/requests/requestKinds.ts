/** What is asked about a withdrawal. Its subject is the withdrawal's reference. */
export const withdrawalRequests = ['approve', 'rejectDispute', 'returnRest', 'forceReceipt'] as const;

/** What is asked about a member's money. Its subject is the account's id. */
export const correctionRequests = ['creditMember', 'debitMember'] as const;

/** What is asked about a transfer that arrived. Its subject is the transfer's id. */
export const arrivalRequests = ['matchArrival', 'returnArrival'] as const;

/** What is asked about what is held of a member. Its subject is the account's id. */
export const erasureRequests = ['eraseMember'] as const;

/** What is asked about staff itself, under the code of every merchant. Its subject is the person's e-mail. */
export const peopleRequests = ['invitePerson', 'changeGrants', 'removeOwner'] as const;

/** What a second person may be asked for. */
export type RequestKind =
  | (typeof withdrawalRequests)[number]
  | (typeof correctionRequests)[number]
  | (typeof arrivalRequests)[number]
  | (typeof erasureRequests)[number]
  | (typeof peopleRequests)[number]
  | 'payoutRules';
