import type { ValueOf } from '@marquee/contract';
import type { Connection } from '#kernel';

/** By what a search has found a member. */
export type MemberFind = ValueOf<'getStaffMembers'>['members'][number]['foundBy'][number];

/** Looks for members in one way, each by an index, and answers the ids of a few more than are told at most. */
export type MemberFinder = {
  by: MemberFind;
  find: (tx: Connection) => Promise<readonly { id: string | null }[]>;
};
