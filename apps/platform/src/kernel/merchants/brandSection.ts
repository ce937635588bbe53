import type { Brand } from '@marquee/brand';
import { completeBrand } from '@marquee/brand/load';
import type { Connection } from '../db/Database.ts';
import { notify } from '../db/notify.ts';
import type { Merchant } from './Merchant.ts';
import { flatten, unflatten } from './paths.ts';
import { merchantBrands } from './schema.ts';
import type { SettingsSection } from './SettingsSection.ts';

/** A brand as it was applied for one of its merchants. */
export type BrandDocument = { brand: Brand; domains: readonly string[]; isPrimary: boolean };

const documentOf = ({ brand, domains, isPrimary }: Merchant): BrandDocument => ({
  brand,
  domains,
  isPrimary,
});

const read = async (tx: Connection): Promise<BrandDocument | undefined> => {
  const [row] = await tx.select().from(merchantBrands);
  return row?.document;
};

/** The brand itself: names, domains, languages, features, legal facts, texts. Nobody but `apply` changes it. */
export const brandSection: SettingsSection = {
  wanted: (merchant) => flatten(documentOf(merchant)),
  stored: async (tx) => flatten((await read(tx)) ?? {}),
  write: async (tx, merchant, { set, removed, stored }) => {
    const leaves = { ...stored, ...set };
    for (const key of removed) delete leaves[key];
    const document = unflatten(leaves) as BrandDocument;
    await tx
      .insert(merchantBrands)
      .values({ merchantCode: merchant.code, document })
      .onConflictDoUpdate({ target: merchantBrands.merchantCode, set: { document } });
  },
};

/**
 * A merchant as it was last applied; what it settles is its folder's still, and so is what the release that applied it
 * did not know. Undefined where it never was.
 */
export const findMerchantApplied = async (
  tx: Connection,
  { code, settings, brand }: Pick<Merchant, 'code' | 'settings' | 'brand'>,
): Promise<Merchant | undefined> => {
  const document = await read(tx);
  return document && { ...document, brand: completeBrand(document.brand, brand), code, settings };
};

/** Tells all nodes that what was applied for a merchant has changed. */
export const tellApplied = (tx: Connection, code: string): Promise<void> =>
  notify(tx, 'marquee_merchants', code);
