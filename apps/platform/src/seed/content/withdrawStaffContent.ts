import { ApiFailure, fieldProblem, type Handler, tellApplied } from '#kernel';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { addVersion } from './addVersion.ts';
import { contentStores } from './contentStores.ts';
import { describeContent, findContent, requireSeenContent } from './describeContent.ts';
import { tellContent } from './tellContent.ts';

/** Takes a piece off the site. What members agree to at registration cannot be taken away. */
export const withdrawStaffContent: Handler<'withdrawStaffContent'> = async (context, { body }) => {
  const { merchant, tenant, now, services, language } = context;
  const { kind, id, version, reason } = body;
  const piece = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const found = await findContent(tx, kind, id);
    if (!found.published) throw new ApiFailure('NOT_FOUND');
    requireSeenContent(version, found);
    if (found.published.edition) throw fieldProblem(language, 'id', 'required');
    await contentStores[kind].remove(tx, { merchantCode: merchant.code, id, now: now() });
    await addVersion(tx, context, { kind, id, before: found.published, after: null, reason });
    const change = tellContent(found.published, null);
    await recordAction(tx, context, { subject: `${kind} ${id}`, ...change, reason });
    await tellApplied(tx, merchant.code);
    return describeContent(tx, context, kind, id);
  });
  services.sites.forget(merchant.code);
  return piece;
};
