/** What staff does with a withdrawal; `answer` is what the member reads, of `resume` why it goes on. */
export type Decision =
  | { kind: 'approve'; amount: number; answer: null }
  | {
      kind: 'reject' | 'rejectDispute' | 'returnRest' | 'forceReceipt' | 'hold' | 'resume';
      amount: number;
      answer: string;
    };
