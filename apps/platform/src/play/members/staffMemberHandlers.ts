import type { Handlers } from '#kernel';
import { addStaffMemberNote } from './deeds/addStaffMemberNote.ts';
import { correctStaffMember } from './deeds/correctStaffMember.ts';
import { endStaffMemberSessions } from './deeds/endStaffMemberSessions.ts';
import { excludeStaffMember } from './deeds/excludeStaffMember.ts';
import { lockStaffMember } from './deeds/lockStaffMember.ts';
import { resetStaffMemberProof } from './deeds/resetStaffMemberProof.ts';
import { setStaffMemberFlag } from './deeds/setStaffMemberFlag.ts';
import { setStaffMemberLabel } from './deeds/setStaffMemberLabel.ts';
import { setStaffMemberLimit } from './deeds/setStaffMemberLimit.ts';
import { unlockStaffMember } from './deeds/unlockStaffMember.ts';
import { getStaffMembers } from './getStaffMembers.ts';
import { getStaffMember } from './page/getStaffMember.ts';
import { getStaffMemberDeposits } from './page/getStaffMemberDeposits.ts';
import { getStaffMemberMovements } from './page/getStaffMemberMovements.ts';
import { getStaffMemberRounds } from './page/getStaffMemberRounds.ts';
import { getStaffMemberSessions } from './page/getStaffMemberSessions.ts';
import { getStaffMemberWithdrawals } from './page/getStaffMemberWithdrawals.ts';
import { revealStaffMember } from './page/revealStaffMember.ts';

/** Handlers of the console's calls about members. */
export const staffMemberHandlers = {
  getStaffMembers,
  getStaffMember,
  getStaffMemberMovements,
  getStaffMemberRounds,
  getStaffMemberDeposits,
  getStaffMemberWithdrawals,
  getStaffMemberSessions,
  revealStaffMember,
  lockStaffMember,
  unlockStaffMember,
  endStaffMemberSessions,
  resetStaffMemberProof,
  setStaffMemberLabel,
  setStaffMemberLimit,
  excludeStaffMember,
  addStaffMemberNote,
  setStaffMemberFlag,
  correctStaffMember,
} satisfies Partial<Handlers>;
