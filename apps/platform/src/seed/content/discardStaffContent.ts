import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { describeContent, findContent, requireSeenContent } from './describeContent.ts';
import { dropDraft } from './dropDraft.ts';
import { tellContent } from './tellContent.ts';

/** Throws a draft away. */
export const discardStaffContent: Handler<'discardStaffContent'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { kind, id, version } = body;
    await lockMerchant(tx, context.merchant.code);
    const found = await findContent(tx, kind, id);
    if (!found.draft) throw new ApiFailure('NOT_FOUND');
    requireSeenContent(version, found);
    await dropDraft(tx, kind, id);
    const change = tellContent(found.draft, found.published);
    await recordAction(tx, context, { subject: `${kind} ${id}`, ...change });
    // A piece that was never published has nothing left of it.
    const isGone = await describeContent(tx, context, kind, id).then(
      () => false,
      () => true,
    );
    return { isGone };
  });
