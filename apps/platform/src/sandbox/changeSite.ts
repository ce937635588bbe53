import { eq } from '#drizzle';
import { type Context, recordEvent } from '#kernel';
import { sites } from '#sites';

/** Changes what this host's merchant has settled, at once on this node and within a second on the others. */
export const changeSite = async (
  context: Context,
  change: Partial<typeof sites.$inferInsert>,
): Promise<void> => {
  const { merchant, services, tenant } = context;
  await tenant(async (tx) => {
    await tx.update(sites).set(change).where(eq(sites.merchantCode, merchant.code));
    await recordEvent(tx, context, 'sandbox.changed', null, { changed: Object.keys(change).join(',') });
  });
  services.sites.forget(merchant.code);
};
