import { and, eq, inArray } from '#drizzle';
import { sealSecret } from '#identity';
import { ApiFailure, type Handler, momentFrom, newSecret } from '#kernel';
import { recordAction } from '#staff';
import { vendorSecrets } from '../schema.ts';
import { goodSecrets } from '../secrets/goodSecrets.ts';
import { sealForVendor } from '../secrets/sealForVendor.ts';
import { describeVendor } from './describeVendors.ts';
import { lockSecrets } from './lockSecrets.ts';

/**
 * Makes a new secret for a vendor. The one before is good for so long that both sides can change without a refused call.
 * One that was made before and never used, because its answer was lost, is replaced, and the one that the vendor still
 * signs with stays. What is no longer good is removed for good.
 */
export const turnStaffVendorSecret: Handler<'turnStaffVendorSecret'> = async (context, { body }) => {
  const { merchant, services, tenant, now } = context;
  const { vendor, hours, reason } = body;
  await services.vendorCalls.flush(merchant.code);
  const turned = await tenant(async (tx) => {
    const at = now();
    const rows = await lockSecrets(tx, vendor);
    const [newest] = rows;
    const isTurning = newest !== undefined && newest.previousUntil > at;
    if (isTurning && newest.usedAt) throw new ApiFailure('SECRET_TURNING');
    const kept = isTurning ? rows.slice(1) : rows;
    const { good } = goodSecrets(kept, at);
    const gone = rows.filter((row) => !good.includes(row)).map(({ id }) => id);
    if (gone.length > 0)
      await tx
        .delete(vendorSecrets)
        .where(and(eq(vendorSecrets.vendor, vendor), inArray(vendorSecrets.id, gone)));
    const secret = newSecret();
    const previousUntil = momentFrom(at, { hours });
    await tx.insert(vendorSecrets).values({
      merchantCode: merchant.code,
      vendor,
      sealedSecret: sealSecret(secret, sealForVendor(services.config, merchant.code, vendor)),
      createdAt: at,
      previousUntil,
    });
    await recordAction(tx, context, {
      subject: vendor,
      after: { previousUntil: previousUntil.toISOString() },
      reason,
    });
    return { secret, vendor: await describeVendor(tx, context, vendor) };
  });
  services.vendorSecrets.forget(merchant.code);
  return turned;
};
