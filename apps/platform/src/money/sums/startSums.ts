import { type Merchant, MerchantAway, type Rounds, type Services, startRounds } from '#kernel';

/** Milliseconds between two rounds of a merchant. */
const every = 15_000;

/** Entries that one transaction sums: it holds the merchant's head for a second at most. */
const slice = 20_000;

/** Keeps the sums of the merchants' ledgers near their ends, so that whoever reads them has little left to sum. */
export const startSums = (
  { database, merchants, log }: Pick<Services, 'database' | 'merchants' | 'log'>,
  worked: readonly Merchant[],
): Rounds =>
  startRounds(
    {
      name: 'sums',
      subjects: worked.map(({ code }) => code),
      every,
      work: async (code, signal) => {
        const merchant = merchants.find((each) => each.code === code);
        if (!merchant || signal.aborted) return undefined;
        const { timeZone } = merchant.brand;
        try {
          // One statement, for most merchants have nothing to sum in most rounds.
          const { answer } = await database.call<{ answer: boolean }>(code, 'ledger_sum', [timeZone, slice]);
          return answer ? undefined : 0;
        } catch (error) {
          // One that is being moved is summed where it arrives.
          if (error instanceof MerchantAway) return undefined;
          throw error;
        }
      },
    },
    log,
  );
