import { requireConfirmed, unconfirmedProblems } from '@marquee/brand/load';
import {
  brandSection,
  type Connection,
  findMerchantApplied,
  type Merchant,
  MerchantAway,
  type Services,
} from '#kernel';
import { adoptSettings, applySettings } from './apply/applySettings.ts';
import { compareSettings } from './apply/compareSettings.ts';
import { lockMerchant } from './apply/lockMerchant.ts';
import { recordCodes } from './apply/recordCodes.ts';
import { appliedSettings, seeds } from './schema.ts';
import { seedMessages } from './seedMessages.ts';

/** Edition of the seed's content. */
const edition = '1';

/** A brand that was filled before settings were remembered: what is there stays, and is remembered from now on. */
const adopt = async (tx: Connection, merchant: Merchant, now: Date) => {
  const stored = await brandSection.stored(tx, merchant);
  await brandSection.write(tx, merchant, { set: brandSection.wanted(merchant), removed: [], stored });
  await adoptSettings(tx, merchant, now);
};

type Parts = Pick<Services, 'config' | 'database' | 'merchants' | 'clock' | 'log'>;

/** Refuses facts that are another brand's where people play for money; a demonstration says them and goes on. */
const lookAtFacts = ({ config, merchants, log }: Parts) => {
  const brands = [...new Set(merchants.map(({ brand }) => brand))];
  if (!config.isSandbox) return requireConfirmed(brands);
  for (const brand of brands) {
    const facts = unconfirmedProblems(brand).map(({ key }) => key);
    if (facts.length > 0)
      log.warn({ facts }, `brands/${brand.id} has facts that nobody has confirmed: production refuses them.`);
  }
};

/**
 * Fills every merchant that is not filled yet, each in one transaction with its accounts, one node at a time, and
 * answers the merchants as they were last applied. News, promotions, banners and wins are made up, so a demonstration
 * alone has them; it also follows its folder at each start. Elsewhere a folder that says something new is told in the
 * log, and `npm run merchants -- apply` takes it over. Throws a `BrandError` for facts that nobody has confirmed.
 */
export const seedMerchants = async (
  parts: Parts,
  addAccounts: (tx: Connection, merchant: Merchant, now: Date) => Promise<void>,
): Promise<Merchant[]> => {
  const { config, database, merchants, clock, log } = parts;
  lookAtFacts(parts);
  await recordCodes(database, merchants, clock.now());
  const applied: Merchant[] = [];
  for (const merchant of merchants) {
    const { code } = merchant;
    const seed = async (tx: Connection) => {
      await lockMerchant(tx, code);
      const now = clock.now();
      const [done] = await tx.select().from(seeds);
      if (!done) {
        // It may have been applied before a node served it.
        const isNew = !(await findMerchantApplied(tx, merchant));
        await applySettings(tx, merchant, { now, isNew });
        if (config.isSandbox) {
          await seedMessages(tx, merchant, now);
        }
        await tx.insert(seeds).values({ merchantCode: code, edition, seededAt: now });
      } else {
        const [remembered] = await tx.select().from(appliedSettings).limit(1);
        if (!remembered) await adopt(tx, merchant, now);
        if (config.isSandbox) await applySettings(tx, merchant, { now });
        else {
          const { differences } = await compareSettings(tx, merchant);
          const news = differences.filter(({ isOperators }) => !isOperators);
          if (news.length > 0)
            log.warn(
              { merchant: code, settings: news.map(({ key }) => key) },
              `brands/${merchant.brand.id} says something new for ${code}: npm run merchants -- apply`,
            );
        }
      }
      await addAccounts(tx, merchant, now);
      return findMerchantApplied(tx, merchant);
    };
    const known = await database.tenant(code, seed).catch((error: unknown) => {
      if (!(error instanceof MerchantAway)) throw error;
      // It is told to every node once it is open, and its calls are refused until then.
      log.warn({ merchant: code }, `${code} is being moved and not to be reached`);
      return undefined;
    });
    applied.push(known ?? merchant);
  }
  return applied;
};
