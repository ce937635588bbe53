import { jsonb, pgTable, text } from '#drizzle/pg-core';
import { merchantCode, moment } from '../db/columns.ts';
import type { BrandDocument } from './brandSection.ts';

/** What the platform knows of each merchant's brand: as its folder said it when it was last applied. */
export const merchantBrands = pgTable('merchant_brands', {
  merchantCode: merchantCode().primaryKey(),
  document: jsonb('document').$type<BrandDocument>().notNull(),
});

/** Which merchants there are, for what has to know them before it may ask as one of them. */
export const merchantCodes = pgTable('merchant_codes', {
  code: text('code').primaryKey(),
  brandId: text('brand_id').notNull(),
  appliedAt: moment('applied_at').notNull(),
});
