import { contentKindsOf, contentRules } from '@marquee/contract';
import { ApiFailure, type Handler } from '#kernel';
import { contentDrafts } from '#sites';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { checkContent } from './checkContent.ts';
import { describeContent, findContent, requireSeenContent } from './describeContent.ts';
import { newContentId } from './newContentId.ts';
import { tellContent } from './tellContent.ts';

/** Keeps a draft, which players see nothing of. */
export const saveStaffContent: Handler<'saveStaffContent'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { merchant, staff, now } = context;
    const { kind, version } = body;
    await lockMerchant(tx, merchant.code);
    const value = await checkContent(tx, context, kind, body.value);
    const isNew = body.id === undefined;
    if (isNew && contentRules(kind).given) throw new ApiFailure('NOT_FOUND');
    if (isNew && !contentKindsOf(merchant.brand.features).includes(kind))
      throw new ApiFailure('FEATURE_DISABLED');
    const id = body.id ?? newContentId(merchant, value);
    const before = await findContent(tx, kind, id);
    if (!isNew) {
      await describeContent(tx, context, kind, id);
      requireSeenContent(version, before);
    }
    const draft = { value, savedAt: now(), personId: staff.personId, person: staff.name };
    await tx
      .insert(contentDrafts)
      .values({ merchantCode: merchant.code, kind, id, ...draft })
      .onConflictDoUpdate({
        target: [contentDrafts.merchantCode, contentDrafts.kind, contentDrafts.id],
        set: draft,
      });
    const change = tellContent(before.draft ?? before.published, value);
    await recordAction(tx, context, { subject: `${kind} ${id}`, ...change });
    return describeContent(tx, context, kind, id);
  });
