import type { Arcade } from '../games/Arcade.ts';
import type { KeptDraw, LotteryStore } from './openLotteryStore.ts';

/** Tellings that are under way at once. */
const atOnce = 8;

/** Milliseconds before a result that was not answered is told again: twice as long each time, a minute at most. */
const waitAfter = (tries: number) => Math.min(60_000, 1000 * 2 ** Math.min(tries, 6));

type Options = { arcade: Arcade; store: LotteryStore; vendorOf: (lottery: string) => string | undefined };

/** Tells every brand what was drawn, each until it has answered, after a restart too. */
export const createTelling = ({ arcade, store, vendorOf }: Options) => {
  const under = new Set<string>();

  const tell = async ({
    lottery,
    number,
    brand,
    vendor,
    tries,
  }: ReturnType<LotteryStore['dueTellings']>[number]) => {
    const draw = store.findDraw(lottery, number);
    if (!draw?.prizes) return;
    const answer = await arcade.tellResult(
      { brand, vendor },
      {
        lottery,
        drawNumber: number,
        drawnAt: new Date(draw.drawsAt).toISOString(),
        prizes: draw.prizes,
      },
    );
    // A clock that is behind ours takes the draw for one that is still to come: it is told again.
    const isLater =
      answer.kind === 'unanswered' || (answer.kind === 'refused' && answer.code === 'INVALID_INPUT');
    if (isLater) store.delayTelling(lottery, number, brand, Date.now() + waitAfter(tries));
    else store.closeTelling(lottery, number, brand, answer.kind === 'done' ? 'done' : answer.code);
  };

  return {
    /** Remembers to tell a draw, within the transaction that keeps it. */
    add: ({ lottery, number }: KeptDraw) => {
      const vendor = vendorOf(lottery);
      if (vendor === undefined) return;
      for (const brand of arcade.brandsOf(vendor)) store.addTelling(lottery, number, brand, vendor);
    },
    /** Sends what is due. */
    tick: () => {
      for (const due of store.dueTellings(Date.now(), atOnce)) {
        const key = `${due.lottery} ${due.number} ${due.brand}`;
        if (under.has(key) || under.size >= atOnce) continue;
        under.add(key);
        void tell(due)
          .catch((error: unknown) => arcade.log(`A result could not be told: ${String(error)}`))
          .finally(() => under.delete(key));
      }
    },
  };
};
