import { eq } from 'drizzle-orm';
import { recordEvent } from '../audit/recordEvent.ts';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Handler } from '../http/handler.ts';
import { areTermsOutdated } from './areTermsOutdated.ts';
import { accounts } from './schema.ts';

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
