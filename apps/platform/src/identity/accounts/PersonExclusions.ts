import type { Connection, Context, SignedIn } from '#kernel';

/** By what somebody may be known again. */
export const likenesses = ['mobile', 'email', 'document', 'card', 'nameAndBirthday', 'device'] as const;
export type Likeness = (typeof likenesses)[number];

/** What somebody tells at a registration. */
export type Applicant = {
  /** E.164. */
  mobile: string | null;
  email: string | null;
  name: string | null;
  /** `2001-12-31`. */
  birthday: string | null;
  /** Number of an identity document. */
  document: string | null;
};

/** Self-exclusions are of people: whoever excludes the account keeps out its owner, at every merchant. */
export type PersonExclusions = {
  /**
   * Throws PERSON_EXCLUDED where an applicant has a phone or mailbox that somebody who is excluded had proved, or their
   * document, name and birthday together. Answers
   * what holds bets and deposits of the new account until staff has looked, in the transaction that opens it, where they
   * have less in common.
   */
  screen: (
    context: Context,
    applicant: Applicant,
  ) => Promise<(tx: Connection, accountId: string) => Promise<void>>;
  /**
   * Looks before a deposit and a game whether the member is somebody who is excluded elsewhere: the same proved phone
   * or mailbox excludes the account too, anything else is written down for staff.
   */
  judge: (context: SignedIn) => Promise<void>;
  /** Knows the owner of an account, and this browser, again until the exclusion ends. */
  remember: (context: SignedIn, endsAt: Date | null) => Promise<void>;
};
