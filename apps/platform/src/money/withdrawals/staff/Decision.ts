/** What staff does with a withdrawal; `answer` is what the member reads. */
export type Decision =
  | { kind: 'approve'; amount: number; answer: null }
  | { kind: 'reject' | 'rejectDispute' | 'returnRest'; amount: number; answer: string };
