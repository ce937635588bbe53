import { ApiFailure, type Handler } from '#kernel';
import { findDraft, previewPath, previewSeconds, writePreview } from '#sites';
import { recordAction } from '#staff';

/** Answers an address on the merchant's own site that shows the draft. */
export const previewStaffContent: Handler<'previewStaffContent'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { merchant, now, origin, services } = context;
    const { kind, id, scheme } = body;
    const [domain] = merchant.domains;
    if (!domain || !(await findDraft(tx, kind, id))) throw new ApiFailure('NOT_FOUND');
    const endsAt = new Date(now().getTime() + previewSeconds * 1000);
    const held = writePreview(services.config.macKey, merchant.code, { kind, id, endsAt });
    // The console's own scheme and port: sites are reached by the same.
    const url = new URL(`${previewPath}${held}?scheme=${scheme}`, origin);
    url.hostname = domain;
    await recordAction(tx, context, { subject: `${kind} ${id}` });
    return { url: url.href };
  });
