import type { Handler } from '#kernel';
import { currencyOf } from '#money';
import { findPlayedVendors } from './findPlayedVendors.ts';
import { findRounds } from './findRounds.ts';
import { readPeriod } from './readPeriod.ts';

/** Answers the rounds that the member has begun, a page at a time, with the sums of all pages. */
export const getBetHistory: Handler<'getBetHistory'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { session } = context;
    const { page = 1, pageSize = 20, vassalage } = query;
    const period = readPeriod(context, query);
    const currency = await currencyOf(tx, session.accountId);
    const played = await findPlayedVendors(tx, session.accountId, period);
    const chosen = played.filter((vendor) => vassalage === undefined || vendor.vassalage === vassalage);
    const sum = (of: 'rounds' | 'stakes' | 'wins' | 'net') =>
      chosen.reduce((total, vendor) => total + vendor[of], 0);
    const rounds = await findRounds(tx, {
      accountId: session.accountId,
      period,
      vassalage,
      reader: context,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      ...period,
      currency,
      total: sum('rounds'),
      stakes: sum('stakes'),
      wins: sum('wins'),
      net: sum('net'),
      vendors: played.map((vendor) => ({ vassalage: vendor.vassalage, title: vendor.title })),
      rounds,
    };
  });
