import { drawsOf } from '../fairness/drawsOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import type { Arcade } from '../games/Arcade.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { KeptDraw, LotteryStore, Ticket } from './openLotteryStore.ts';
import { type Draw, nextDraw, openDraw } from './rules/draws.ts';
import { lotteries, type Lottery } from './rules/lotteries.ts';
import { winOf } from './rules/ticket.ts';

const day = 24 * 60 * 60_000;

/** What a draw's numbers are drawn by beside its seed; see docs/fairness.md. */
export const textOf = ({ lottery, number }: Pick<KeptDraw, 'lottery' | 'number'>): string =>
  `${lottery}:${number}`;

type Options = { arcade: Arcade; store: LotteryStore; onDrawn: (draw: KeptDraw) => void };

/**
 * Commits to draws, draws them when their time has come, and settles their tickets. All of it goes on after a restart:
 * a draw keeps its seed from before its first bet, a ticket is decided once, in the transaction that queues its win.
 */
export const createDrawing = ({ arcade, store, onDrawn }: Options) => {
  const known = new Set<string>();

  const commit = (lottery: Lottery, { number, closesAt, drawsAt }: Draw) => {
    const key = `${lottery.code} ${number}`;
    if (known.has(key)) return;
    store.addDraw({ lottery: lottery.code, number, seed: newSeed(), closesAt, drawsAt });
    known.add(key);
  };

  /** So that a fresh arcade has something to show: what the provinces would have drawn in the last week. */
  const drawLastWeek = (now: number) => {
    for (const lottery of lotteries.values()) {
      if (!lottery.region) continue;
      for (let at = nextDraw(lottery, now - 7 * day); at.drawsAt <= now; at = nextDraw(lottery, at.drawsAt))
        commit(lottery, at);
    }
  };

  const decide = (ticket: Ticket) => {
    const { id, session, lottery, number, lines } = ticket;
    const bets = lotteries.get(lottery)?.game.bets ?? [];
    const prizes = store.findDraw(lottery, number)?.prizes;
    if (!prizes) return;
    inTransaction(arcade.store, () => {
      if (ticket.state === 'asked') {
        // The wallet has not answered before the draw: nobody may know the numbers and not have paid.
        if (store.move(id, 'asked', 'void')) arcade.cashier.rollback({ session }, { id, round: id });
        return;
      }
      const win = lines.reduce((sum, line) => sum + winOf(bets, line, prizes), 0);
      if (store.move(id, 'open', 'over', win))
        arcade.cashier.settle({ session }, id, [{ bet: id, amount: win }]);
    });
  };

  return {
    /** Takes up what a stopped program left: a stake whose answer was not kept goes back. */
    resume: () => {
      for (const { id, session } of store.askedTickets())
        inTransaction(arcade.store, () => {
          if (store.move(id, 'asked', 'void')) arcade.cashier.rollback({ session }, { id, round: id });
        });
    },
    /** Does all that is due at this moment. */
    tick: () => {
      const now = arcade.now();
      if (store.isEmpty()) inTransaction(arcade.store, () => drawLastWeek(now));
      inTransaction(arcade.store, () => {
        for (const lottery of lotteries.values()) {
          commit(lottery, nextDraw(lottery, now));
          commit(lottery, openDraw(lottery, now));
        }
      });
      for (const draw of store.dueDraws(now)) {
        const game = lotteries.get(draw.lottery)?.game;
        if (!game) continue;
        const prizes = game.draw(drawsOf(draw.seed, textOf(draw), 0));
        inTransaction(arcade.store, () => {
          if (store.setPrizes(draw, prizes)) onDrawn({ ...draw, prizes });
        });
      }
      for (const ticket of store.undecidedTickets()) decide(ticket);
    },
  };
};
