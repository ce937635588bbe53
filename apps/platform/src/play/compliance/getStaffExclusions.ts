import { and, count, desc, eq, gt, isNull, lte, or } from '#drizzle';
import { accounts, usernameKey } from '#identity';
import type { Handler } from '#kernel';
import { playExclusions } from '../responsiblePlay/schema.ts';

/** The register of exclusions: nothing is ever taken out of it. */
export const getStaffExclusions: Handler<'getStaffExclusions'> = ({ tenant, now }, { query }) =>
  tenant(async (tx) => {
    const { state, kind, username, page = 1, pageSize = 20 } = query;
    const { endsAt, startedAt, accountId } = playExclusions;
    const at = now();
    const inForce = or(isNull(endsAt), gt(endsAt, at));
    const where = and(
      kind && eq(playExclusions.kind, kind),
      username === undefined ? undefined : eq(accounts.usernameKey, usernameKey(username)),
      state === 'inForce' ? inForce : undefined,
      state === 'over' ? lte(endsAt, at) : undefined,
    );
    const rows = await tx
      .select({ exclusion: playExclusions, username: accounts.username })
      .from(playExclusions)
      .innerJoin(accounts, eq(accounts.id, accountId))
      .where(where)
      .orderBy(desc(startedAt), desc(playExclusions.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx
      .select({ total: count() })
      .from(playExclusions)
      .innerJoin(accounts, eq(accounts.id, accountId))
      .where(where);
    return {
      exclusions: rows.map(({ exclusion, ...member }) => ({
        id: String(exclusion.id),
        memberId: exclusion.accountId,
        username: member.username,
        kind: exclusion.kind,
        startedAt: exclusion.startedAt.toISOString(),
        endsAt: exclusion.endsAt?.toISOString() ?? null,
        isInForce: exclusion.endsAt === null || exclusion.endsAt > at,
      })),
      total: counted?.total ?? 0,
    };
  });
