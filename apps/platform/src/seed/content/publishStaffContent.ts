import { ApiFailure, type Handler, tellApplied } from '#kernel';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { addVersion } from './addVersion.ts';
import { checkContent, requireComplete } from './checkContent.ts';
import { contentStores } from './contentStores.ts';
import { describeContent, findContent, requireSeenContent } from './describeContent.ts';
import { dropDraft } from './dropDraft.ts';
import { tellContent } from './tellContent.ts';

/** Publishes a draft: from now on the site's own calls answer it, on every node. */
export const publishStaffContent: Handler<'publishStaffContent'> = async (context, { body }) => {
  const { merchant, tenant, now, services } = context;
  const { kind, id, version, reason } = body;
  const piece = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const found = await findContent(tx, kind, id);
    if (!found.draft) throw new ApiFailure('NOT_FOUND');
    requireSeenContent(version, found);
    // What it names may be gone since it was drafted.
    const value = await checkContent(tx, context, kind, found.draft);
    requireComplete(context, kind, value);
    await contentStores[kind].write(tx, { merchantCode: merchant.code, id, now: now() }, value);
    const after = (await findContent(tx, kind, id)).published;
    await addVersion(tx, context, { kind, id, before: found.published, after, reason });
    await dropDraft(tx, kind, id);
    const change = tellContent(found.published, after);
    await recordAction(tx, context, { subject: `${kind} ${id}`, ...change, reason });
    await tellApplied(tx, merchant.code);
    return describeContent(tx, context, kind, id);
  });
  services.sites.forget(merchant.code);
  return piece;
};
