import type { Handler } from '#kernel';
import { findActions } from './findActions.ts';

/** What staff did to a merchant. */
export const getStaffActions: Handler<'getStaffActions'> = ({ tenant, merchant, language }, { query }) =>
  tenant((tx) => findActions(tx, { merchant: merchant.code, language }, query));
