import type { ValueOf } from '@marquee/contract';
import { and, asc, count, desc, eq, gt } from '#drizzle';
import { ApiFailure, type Connection, type StaffOfMerchant } from '#kernel';
import { games, vendors } from '../../games/schema.ts';
import { vendorCalls, vendorSecrets } from '../schema.ts';
import { goodSecrets } from '../secrets/goodSecrets.ts';
import { sumCalls } from './sumCalls.ts';

type Standing = ValueOf<'getStaffVendors'>['vendors'][number];
type Row = typeof vendorSecrets.$inferSelect;

const describeSecrets = (rows: readonly Row[], fromFile: number, now: Date): Standing['secrets'] => {
  const { good, isFileGood } = goodSecrets(rows, now);
  const made = good.map(({ createdAt, usedAt }, place) => ({
    from: 'console' as const,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    goodUntil: good[place - 1]?.previousUntil.toISOString() ?? null,
  }));
  const until = good.at(-1)?.previousUntil.toISOString() ?? null;
  const file = { from: 'environment' as const, createdAt: null, usedAt: null, goodUntil: until };
  return isFileGood ? [...made, ...Array.from({ length: fromFile }, () => file)] : made;
};

/** The vendors of the merchant, or one of them, in the lobby's order. */
export const describeVendors = async (
  tx: Connection,
  { merchant, services, now }: Pick<StaffOfMerchant, 'merchant' | 'services' | 'now'>,
  only?: string,
): Promise<Standing[]> => {
  const at = now();
  const { secretsOf, launchUrlOf } = services.config.vendors;
  const found = await tx
    .select({ vendor: vendors.vassalage, name: vendors.title, games: count(games.nodeId) })
    .from(vendors)
    .leftJoin(games, eq(games.vassalage, vendors.vassalage))
    .where(only === undefined ? undefined : eq(vendors.vassalage, only))
    .groupBy(vendors.vassalage, vendors.title, vendors.position)
    .orderBy(asc(vendors.position));
  const secrets = await tx.select().from(vendorSecrets).orderBy(desc(vendorSecrets.createdAt));
  const dayAgo = new Date(at.getTime() - 86_400_000);
  const ofVendor = only === undefined ? undefined : eq(vendorCalls.vendor, only);
  const calls = await tx
    .select()
    .from(vendorCalls)
    .where(and(gt(vendorCalls.hour, dayAgo), ofVendor));
  return found.map(({ vendor, name, games: number }) => ({
    vendor,
    name,
    games: number,
    hasAddress: launchUrlOf(vendor) !== null,
    secrets: describeSecrets(
      secrets.filter((row) => row.vendor === vendor),
      secretsOf(merchant.code, vendor).length,
      at,
    ),
    calls: sumCalls(calls.filter((row) => row.vendor === vendor)),
  }));
};

/** One of them. Throws `NOT_FOUND`. */
export const describeVendor = async (
  tx: Connection,
  context: Pick<StaffOfMerchant, 'merchant' | 'services' | 'now'>,
  vendor: string,
): Promise<Standing> => {
  const [found] = await describeVendors(tx, context, vendor);
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
