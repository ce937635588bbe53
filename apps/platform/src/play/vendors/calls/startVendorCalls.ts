import {
  type Merchant,
  MerchantAway,
  type Rounds,
  type Services,
  startRounds,
  type VendorCallCounter,
} from '#kernel';

/** Milliseconds between two rounds of a merchant: what a node that is killed has counted since is lost. */
const every = 15_000;

/** Writes what this node has counted of vendors' calls, whatever else it works on. */
export const startVendorCalls = (
  { flush }: Pick<VendorCallCounter, 'flush'>,
  merchants: readonly Merchant[],
  log: Services['log'],
): Rounds =>
  startRounds(
    {
      name: 'vendor calls',
      subjects: merchants.map(({ code }) => code),
      every,
      work: async (code) => {
        try {
          await flush(code);
        } catch (error) {
          // One that is being moved is written where it arrives.
          if (!(error instanceof MerchantAway)) throw error;
        }
        return undefined;
      },
    },
    log,
  );
