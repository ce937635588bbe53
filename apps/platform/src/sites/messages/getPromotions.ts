import type { Handler } from '#kernel';
import { findBanners } from './findBanners.ts';
import { findPromotions } from './findPromotions.ts';
import { parseTypes } from './parseTypes.ts';

/** Answers the promotions with their banners. */
export const getPromotions: Handler<'getPromotions'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const types = parseTypes(query.types ?? 'PR,B');
    return {
      banners: types.includes('B') ? await findBanners(tx, context) : [],
      promotion: types.includes('PR') ? await findPromotions(tx, context) : [],
    };
  });
