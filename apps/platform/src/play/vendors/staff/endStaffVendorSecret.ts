import { and, eq, ne } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { vendorSecrets } from '../schema.ts';
import { describeVendor } from './describeVendors.ts';
import { lockSecrets } from './lockSecrets.ts';

/** Ends what is good beside the newest secret: the vendor has changed, or the old one has become known. */
export const endStaffVendorSecret: Handler<'endStaffVendorSecret'> = async (context, { body }) => {
  const { merchant, services, tenant, now } = context;
  const { vendor, reason } = body;
  const standing = await tenant(async (tx) => {
    const at = now();
    const [newest] = await lockSecrets(tx, vendor);
    if (!newest || newest.previousUntil <= at) throw new ApiFailure('NOT_FOUND');
    const { id, previousUntil } = newest;
    const ofVendor = eq(vendorSecrets.vendor, vendor);
    await tx
      .update(vendorSecrets)
      .set({ previousUntil: at })
      .where(and(ofVendor, eq(vendorSecrets.id, id)));
    await tx.delete(vendorSecrets).where(and(ofVendor, ne(vendorSecrets.id, id)));
    await recordAction(tx, context, {
      subject: vendor,
      before: { previousUntil: previousUntil.toISOString() },
      after: { previousUntil: at.toISOString() },
      reason,
    });
    return describeVendor(tx, context, vendor);
  });
  services.vendorSecrets.forget(merchant.code);
  return standing;
};
