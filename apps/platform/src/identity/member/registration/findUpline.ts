import { ApiFailure, type Context } from '#kernel';
import { findByInvitation } from '../../accounts/findByInvitation.ts';
import { problemText } from '../../accounts/fields/problemText.ts';

/**
 * The account that a newcomer registers below, by affiliate or referral code, null without one. Each code given
 * has to be good; where both are and differ, the affiliate code counts. Throws INVITATION_CODE_INVALID.
 */
export const findUpline = async (
  context: Context,
  codes: { affiliateCode?: string | undefined; referralCode?: string | undefined },
): Promise<string | null> => {
  let upline: string | null = null;
  for (const field of ['referralCode', 'affiliateCode'] as const) {
    const code = codes[field]?.trim();
    if (!code) continue;
    const owner = await context.tenant((tx) => findByInvitation(tx, code));
    if (!owner)
      throw new ApiFailure('INVITATION_CODE_INVALID', {
        fields: [{ field, rule: 'code', message: problemText(context.language, { rule: 'code' }) }],
      });
    upline = owner.id;
  }
  return upline;
};
