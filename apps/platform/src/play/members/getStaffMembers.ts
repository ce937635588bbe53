import { inArray } from '#drizzle';
import { type Account, hintOf } from '#identity';
import type { Handler } from '#kernel';
import { guardLookups } from './guardLookups.ts';
import { memberFlags } from './schema.ts';
import { findMembers } from './search/findMembers.ts';
import { showMembers } from './showMembers.ts';

const hidden = (channel: 'sms' | 'email', value: Account['mobile']) => value && hintOf(channel, value);

/** Finds members, or answers the newest; so many times as the limit of lookups says. */
export const getStaffMembers: Handler<'getStaffMembers'> = async (context, { query }) => {
  await guardLookups(context, 'staffLookups');
  const { merchant, services, tenant } = context;
  const { search, page = 1, pageSize = 20 } = query;
  const site = await services.sites.read(merchant.code);
  return tenant(async (tx) => {
    const { members, total, hasMore } = await findMembers(tx, site, { search, page, pageSize });
    const ids = members.map(({ account }) => account.id);
    const flags =
      ids.length > 0 ? await tx.select().from(memberFlags).where(inArray(memberFlags.accountId, ids)) : [];
    const show = await showMembers(
      tx,
      members.map(({ account }) => account),
    );
    return {
      members: members.map(({ account, foundBy }) => ({
        ...show(account),
        flags: flags.filter(({ accountId }) => accountId === account.id).map(({ flag }) => flag),
        mobile: hidden('sms', account.mobile),
        email: hidden('email', account.email),
        currency: account.currency,
        createdAt: account.createdAt.toISOString(),
        lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
        foundBy,
      })),
      total,
      hasMore,
    };
  });
};
