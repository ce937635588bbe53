import { eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { areTermsOutdated } from './areTermsOutdated.ts';
import { accounts } from '../accounts/schema.ts';

/** Records consent to the current terms and privacy policy; consent to an older version counts for nothing. */
export const acceptTerms: Handler<'acceptTerms'> = async (context, { body }) => {
  const { session, site } = context;
  if (areTermsOutdated({ type: session.type, ...body }, site.register))
    throw new ApiFailure('TERMS_OUTDATED');
  await context.tenant(async (tx) => {
    await tx
      .update(accounts)
      .set({ ...body, termsAcceptedAt: context.now() })
      .where(eq(accounts.id, session.accountId));
    await recordEvent(tx, context, 'terms.accepted', session.accountId, body);
  });
  return { accepted: true };
};
