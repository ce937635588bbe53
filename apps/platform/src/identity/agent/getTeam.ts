import { memberTypeOf } from '@marquee/reference';
import { count, desc, eq, gte, sql } from '#drizzle';
import { type Handler, momentFrom } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { maskName } from '../member/maskName.ts';

/** How long somebody counts as new. */
const recentDays = 30;

/** Answers who stands right below the agent, a page at a time: names hidden in part, for they are other people's. */
export const getTeam: Handler<'getTeam'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { page = 1, pageSize = 12 } = query;
    const { accountId } = context.session;
    const isBelow = eq(accounts.uplineId, accountId);
    const since = momentFrom(context.now(), { days: -recentDays });
    const [agent] = await tx
      .select({ code: accounts.affiliateCode })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    const [counted] = await tx
      .select({
        total: count(),
        recent: sql<number>`(count(*) filter (where ${gte(accounts.createdAt, since)}))::int`,
      })
      .from(accounts)
      .where(isBelow);
    const members = await tx
      .select({ nickname: accounts.nickname, type: accounts.type, createdAt: accounts.createdAt })
      .from(accounts)
      .where(isBelow)
      .orderBy(desc(accounts.createdAt), accounts.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      code: agent?.code ?? null,
      members: members.map(({ nickname, type, createdAt }) => ({
        name: maskName(nickname),
        isAgent: memberTypeOf(type)?.role === 'agent',
        joinedAt: createdAt.toISOString(),
      })),
      total: counted?.total ?? 0,
      recent: counted?.recent ?? 0,
    };
  });
