import type { Handlers } from '#kernel';
import { decideStaffDepositRequest } from './decideStaffDepositRequest.ts';
import { getStaffArrival } from './getStaffArrival.ts';
import { getStaffArrivals } from './getStaffArrivals.ts';
import { getStaffDeposit } from './getStaffDeposit.ts';
import { getStaffDepositRequests } from './getStaffDepositRequests.ts';
import { getStaffDeposits } from './getStaffDeposits.ts';
import { matchStaffArrival } from './matchStaffArrival.ts';
import { rejectStaffDeposit } from './rejectStaffDeposit.ts';
import { returnStaffArrival } from './returnStaffArrival.ts';
import { revealStaffArrival } from './revealStaffArrival.ts';
import { revealStaffSlip } from './revealStaffSlip.ts';

/** Handlers of the console's calls about deposits and transfers. */
export const staffDepositHandlers = {
  getStaffDeposits,
  getStaffDeposit,
  revealStaffSlip,
  rejectStaffDeposit,
  getStaffArrivals,
  getStaffArrival,
  revealStaffArrival,
  matchStaffArrival,
  returnStaffArrival,
  getStaffDepositRequests,
  decideStaffDepositRequest,
} satisfies Partial<Handlers>;
