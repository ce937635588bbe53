import type { Account } from '../../accounts/schema.ts';
import type { loginChallenges } from '../../secondFactor/schema.ts';

/** A login that waits for its second proof, and whose login it is. */
export type Challenge = typeof loginChallenges.$inferSelect & { account: Account };
