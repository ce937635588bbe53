import { raiseOf, type BettingView } from '../betting/createBetting.ts';
import type { CatteView } from '../catte/catte.ts';
import { layable, type DominoView } from '../domino/domino.ts';
import { arrange } from '../mauBinh/arrange.ts';
import { cannotDiscard, type PhomView } from '../phom/phom.ts';
import type { RoomKind } from '../roomGames.ts';

const handOf = (view: unknown, seat: number): number[] => {
  const { hands } = view as { hands: readonly (number[] | number)[] };
  const hand = hands[seat];
  return Array.isArray(hand) ? hand : [];
};

const bet = (view: BettingView, seat: number) => {
  const range = raiseOf(view, seat);
  return range ? { do: 'raise', to: range.most } : { do: 'call' };
};

const moves: Record<RoomKind, (view: never, seat: number) => unknown> = {
  caro: () => ({ cell: null }),
  reversi: () => ({ cell: null }),
  xiangqi: () => ({ from: null }),
  oAnQuan: () => ({ pit: null }),
  tienLen: (view: { lying: object | null }, seat) => ({
    cards: view.lying ? [] : handOf(view, seat).slice(0, 1),
  }),
  domino: (view: DominoView, seat) => layable(view, handOf(view, seat))[0] ?? { tile: null, end: 'right' },
  mauBinh: (view: unknown, seat) => arrange(handOf(view, seat)),
  baCay: () => ({ bet: 2 }),
  catte: (view: CatteView, seat) => ({ card: handOf(view, seat)[0], isDown: view.lying.length > 0 }),
  phom: (view: PhomView, seat) => {
    const hand = handOf(view, seat);
    const card = hand.find((held) => cannotDiscard(hand, view.taken[seat] ?? [], held) === undefined);
    return view.phase === 'take' ? { do: 'draw' } : { do: 'discard', card };
  },
  holdem: bet,
  lieng: bet,
};

/** A move that brings a game of a kind towards its end, from no more than what the page of a seat is told. */
export const moveOf = (kind: RoomKind, view: unknown, seat: number): unknown =>
  moves[kind](view as never, seat);
