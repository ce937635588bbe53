import type { Handler } from '#kernel';
import { findAnnouncements } from './findAnnouncements.ts';
import { findBanners } from './findBanners.ts';
import { findPromotions } from './findPromotions.ts';
import { parseTypes } from './parseTypes.ts';

/** Answers announcements a page at a time, with the banners and promotions where they are asked for. */
export const getAnnouncements: Handler<'getAnnouncements'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const types = parseTypes(query.types ?? 'B,PL,PU,PR');
    const { page = 1, pageSize = 9 } = query;
    const { list, total } = await findAnnouncements(tx, { types, page, pageSize, reader: context });
    return {
      announcements: list,
      total,
      banners: types.includes('B') ? await findBanners(tx, context) : [],
      promotion: types.includes('PR') ? await findPromotions(tx, context) : [],
    };
  });
