/** Who an account belongs to: a player, an agent with a downline, or a visitor who plays with demo money. */
export type MemberRole = 'player' | 'agent' | 'freePlay';

/** A kind of account. */
export interface MemberType {
  readonly role: MemberRole;
  /** Whether it may open games; the upper grades of agents may not. */
  readonly plays: boolean;
}

/** What each number of an account's type stands for; other numbers belong to staff. */
const memberTypes: Readonly<Record<number, MemberType>> = {
  0: { role: 'player', plays: true },
  1: { role: 'agent', plays: true },
  2: { role: 'agent', plays: true },
  4: { role: 'freePlay', plays: true },
  41: { role: 'agent', plays: false },
  42: { role: 'agent', plays: false },
};

/** What a number of an account's type stands for; undefined for one that is no member's. */
export const memberTypeOf = (type: number): MemberType | undefined => memberTypes[type];
