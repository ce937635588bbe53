import { ApiFailure, type Handler } from '#kernel';
import { findByInvitation } from '../accounts/findByInvitation.ts';
import { maskName } from './maskName.ts';

/** Tells whether an invitation code may be used here, and its owner's masked nickname. */
export const getAffiliate: Handler<'getAffiliate'> = async (context, { query }) => {
  await context.services.limiter.enforce('affiliateAddress', context.merchant.code, context.clientAddress);
  const owner = await context.tenant((tx) => findByInvitation(tx, query.code));
  if (!owner?.affiliateCode) throw new ApiFailure('INVITATION_CODE_INVALID');
  return { code: owner.affiliateCode, nickname: maskName(owner.nickname) };
};
