import { everyMerchant, isOfMerchant, type Row } from '@marquee/contract';
import { momentFrom } from '../clock/momentFrom.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import type { ConsoleContext } from './Context.ts';
import { mayDo } from './mayDo.ts';
import type { StaffSession } from './Staff.ts';
import { staffFigures } from './staffFigures.ts';

/** Who makes a call, and the merchant that it is about, where the row is about one. */
export type StaffAccess = { staff: StaffSession; merchant: Merchant | null };

/**
 * Finds the session that a row of staff asks for and checks that its person may use the row, for the merchant that the
 * call names. A merchant that is not there is refused as one that was not granted.
 */
export const requireStaff = async (
  { permission, fresh }: Row,
  context: ConsoleContext,
  claimed: string | undefined,
): Promise<StaffAccess> => {
  const { services, now } = context;
  const staff = await services.findStaff(context);
  if (staff === null) throw new ApiFailure('NOT_LOGGED_IN');
  if (staff === 'expired') throw new ApiFailure('SESSION_EXPIRED');
  const isOfOne = permission !== undefined && isOfMerchant(permission);
  const merchant = isOfOne ? services.merchants.find(({ code }) => code === claimed) : undefined;
  if (isOfOne && !merchant) throw new ApiFailure('NOT_PERMITTED');
  if (permission && !mayDo(staff.grants, permission, merchant?.code ?? everyMerchant))
    throw new ApiFailure('NOT_PERMITTED');
  if (fresh && momentFrom(staff.provenAt, { minutes: staffFigures.freshMinutes }) <= now())
    throw new ApiFailure('PROOF_DUE');
  return { staff, merchant: merchant ?? null };
};
