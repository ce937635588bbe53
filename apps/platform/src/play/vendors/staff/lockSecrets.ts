import { desc, eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { vendors } from '../../games/schema.ts';
import { vendorSecrets } from '../schema.ts';

/** The secrets of a vendor that were made here, the newest first; others who turn them over wait. Throws `NOT_FOUND`. */
export const lockSecrets = async (
  tx: Connection,
  vendor: string,
): Promise<(typeof vendorSecrets.$inferSelect)[]> => {
  const [found] = await tx
    .select({ vendor: vendors.vassalage })
    .from(vendors)
    .where(eq(vendors.vassalage, vendor))
    .for('update');
  if (!found) throw new ApiFailure('NOT_FOUND');
  return tx
    .select()
    .from(vendorSecrets)
    .where(eq(vendorSecrets.vendor, vendor))
    .orderBy(desc(vendorSecrets.createdAt));
};
