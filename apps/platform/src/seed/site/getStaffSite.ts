import type { Handler } from '#kernel';
import { describeSite } from './describeSite.ts';

/** Answers what the merchant has settled about its site. */
export const getStaffSite: Handler<'getStaffSite'> = (context) =>
  context.tenant((tx) => describeSite(tx, context));
