import { desc } from '#drizzle';
import { openSecret } from '#identity';
import type { Config, Services, VendorSecret, VendorSecretReader } from '#kernel';
import { vendorSecrets } from '../schema.ts';
import { goodSecrets } from './goodSecrets.ts';
import { sealForVendor } from './sealForVendor.ts';

/** Milliseconds for which secrets are remembered; other nodes see a change after them. */
const freshFor = 1_000;

type Generation = { id: string; secret: string; previousUntil: Date };
type Known = ReadonlyMap<string, readonly Generation[]>;

/** Makes the reader of vendors' secrets: those that were made in the console, before those of the environment. */
export const createVendorSecrets = ({
  config,
  database,
  clock,
}: Pick<Services, 'database' | 'clock'> & {
  config: Pick<Config, 'memberKeys' | 'vendors'>;
}): VendorSecretReader => {
  const known = new Map<string, { secrets: Promise<Known>; readAt: number }>();

  const load = async (merchantCode: string): Promise<Known> => {
    const rows = await database.tenant(merchantCode, (tx) =>
      tx.select().from(vendorSecrets).orderBy(desc(vendorSecrets.createdAt)),
    );
    const byVendor = new Map<string, Generation[]>();
    for (const { vendor, id, sealedSecret, previousUntil } of rows) {
      const secret = openSecret(sealedSecret, sealForVendor(config, merchantCode, vendor));
      byVendor.set(vendor, [...(byVendor.get(vendor) ?? []), { id, secret, previousUntil }]);
    }
    return byVendor;
  };

  const read = (merchantCode: string): Promise<Known> => {
    const entry = known.get(merchantCode);
    if (entry && performance.now() - entry.readAt < freshFor) return entry.secrets;
    const secrets = load(merchantCode);
    known.set(merchantCode, { secrets, readAt: performance.now() });
    secrets.catch(() => known.delete(merchantCode));
    return secrets;
  };

  return {
    find: async (merchantCode, vendor) => {
      const generations = (await read(merchantCode)).get(vendor) ?? [];
      const { good, isFileGood } = goodSecrets(generations, clock.now());
      const fromFile: readonly VendorSecret[] = isFileGood
        ? config.vendors.secretsOf(merchantCode, vendor).map((secret) => ({ id: null, secret }))
        : [];
      return [...good.map(({ id, secret }) => ({ id, secret })), ...fromFile];
    },
    forget: (merchantCode) => void known.delete(merchantCode),
  };
};
