import { sites } from './schema.ts';
import type { ContentStore } from '../content/ContentStore.ts';

/** Where players reach the merchant. */
export const contactStore: ContentStore = {
  read: async (tx) => {
    const [site] = await tx
      .select({ url: sites.customerServiceUrl, email: sites.customerServiceEmail })
      .from(sites);
    return new Map(site && (site.url ?? site.email) !== null ? [['customer-service', site]] : []);
  },
  write: async (tx, _piece, { url, email }) => {
    await tx.update(sites).set({ customerServiceUrl: url ?? null, customerServiceEmail: email ?? null });
  },
  remove: async (tx) => {
    await tx.update(sites).set({ customerServiceUrl: null, customerServiceEmail: null });
  },
};
