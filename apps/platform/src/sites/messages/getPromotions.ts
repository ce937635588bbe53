import type { Handler } from '#kernel';
import { findBanners } from './findBanners.ts';
import { findPromotions } from './findPromotions.ts';
import { parseTypes } from './parseTypes.ts';

/** Answers the promotions with their banners. */
export const getPromotions: Handler<'getPromotions'> = ({ tenant, language, now }, { query }) =>
  tenant(async (tx) => {
    const types = parseTypes(query.types ?? 'PR,B');
    return {
      banners: types.includes('B') ? await findBanners(tx, language) : [],
      promotion: types.includes('PR') ? await findPromotions(tx, language, now()) : [],
    };
  });
