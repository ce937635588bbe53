import type { SoloRules } from '../solo/SoloRules.ts';
import { type Card, type House, isFull, pointsOf, type Rank, rankOf, ranks } from './hands.ts';

/** More cards than any two hands take: each is drawn from a full pack of its own. */
const shoeSize = 48;
/** Milliseconds after which a hand that was left is ended as if its player had stopped. */
const patience = 24 * 60 * 60_000;

export type TwentyOneBet = { stake: number };
export type Move = 'hit' | 'stand' | 'double';

/** A round: the cards as they come, and what the player has done. Everything else follows. */
export type TwentyOneState = { stake: number; shoe: readonly Card[]; moves: readonly Move[] };

/** What the page sees: of the dealer's cards the first one until the round is over. */
export type TwentyOneView = {
  stake: number;
  moves: readonly Move[];
  player: readonly Card[];
  dealer: readonly Card[];
  ways: readonly Move[];
  isOver: boolean;
  isDoubled: boolean;
  /** Once it is over. */
  ranks?: readonly [player: Rank, dealer: Rank];
};

/** Who is ahead: above 0 the player. */
const compare = (house: House, player: readonly Card[], dealer: readonly Card[]): number => {
  const [mine, theirs] = [rankOf(house, player), rankOf(house, dealer)];
  if (mine === 'bust') return -1;
  const ahead = ranks.indexOf(mine) - ranks.indexOf(theirs);
  return ahead === 0 && mine === 'points' ? pointsOf(player) - pointsOf(dealer) : ahead;
};

const isSpecial = (house: House, hand: readonly Card[]) => ['natural', 'aces'].includes(rankOf(house, hand));

/** Deals a round: player, dealer, player, dealer, then the player's cards and the dealer's as they are taken. */
const deal = (house: House, { shoe, moves }: TwentyOneState) => {
  const at = (index: number) => shoe[index] ?? 0;
  const taken = moves.filter((move) => move !== 'stand').length;
  const player = [at(0), at(2), ...shoe.slice(4, 4 + taken)];
  const dealer = [at(1), at(3)];
  const isAtOnce = isSpecial(house, player.slice(0, 2)) || isSpecial(house, dealer);
  const isOver = isAtOnce || isFull(house, player) || moves.some((move) => move !== 'hit');
  // A dealer takes no card against what has lost, or has won, already.
  if (isOver && !isAtOnce && rankOf(house, player) !== 'bust')
    for (let next = 4 + taken; !isFull(house, dealer) && pointsOf(dealer) < house.stands; next += 1)
      dealer.push(at(next));
  return { player, dealer, isOver };
};

const waysOf = (house: House, state: TwentyOneState): Move[] => {
  const { player, isOver } = deal(house, state);
  if (isOver) return [];
  return [
    'hit',
    ...(pointsOf(player) >= house.least ? (['stand'] as const) : []),
    ...(house.canDouble && state.moves.length === 0 ? (['double'] as const) : []),
  ];
};

const show = (house: House, state: TwentyOneState): TwentyOneView => {
  const { player, dealer, isOver } = deal(house, state);
  const { stake, moves } = state;
  return {
    stake,
    moves,
    player,
    dealer: isOver ? dealer : dealer.slice(0, 1),
    ways: waysOf(house, state),
    isOver,
    isDoubled: moves.includes('double'),
    ...(isOver && { ranks: [rankOf(house, player), rankOf(house, dealer)] as const }),
  };
};

const paidOf = (house: House, { stake, player, dealer, isDoubled }: TwentyOneView): number => {
  const staked = isDoubled ? 2 * stake : stake;
  const ahead = compare(house, player, dealer);
  if (ahead === 0) return staked;
  const mine = rankOf(house, player);
  return ahead > 0 && mine !== 'bust' ? Math.floor((staked * (house.pays[mine] ?? 0)) / 100) : 0;
};

const isMove = (sent: unknown): sent is Move => sent === 'hit' || sent === 'stand' || sent === 'double';

/** Twenty-one of one player against a house. */
export const createTwentyOne = (house: House): SoloRules<TwentyOneBet, TwentyOneState, Move> => {
  const act = (state: TwentyOneState, move: Move): TwentyOneState | undefined =>
    waysOf(house, state).includes(move) ? { ...state, moves: [...state.moves, move] } : undefined;
  return {
    readBet: (sent) => {
      const { stake } = (sent ?? {}) as { stake?: unknown };
      return Number.isSafeInteger(stake) ? { stake: Number(stake) } : undefined;
    },
    stakeOf: ({ stake }) => stake,
    begin: ({ stake }, draw) => ({
      stake,
      shoe: Array.from({ length: shoeSize }, () => draw(52)),
      moves: [],
    }),
    winOf: (state) => {
      const view = show(house, state);
      return view.isOver ? paidOf(house, view) : null;
    },
    show: (state) => show(house, state),
    readAction: (sent) => (isMove(sent) ? sent : undefined),
    extraStakeOf: ({ stake }, move) => (move === 'double' ? stake : 0),
    act,
    endsAfter: () => patience,
    expire: (state) => {
      let left = state;
      for (let ways = waysOf(house, left); ways.length > 0; ways = waysOf(house, left))
        left = act(left, ways.includes('stand') ? 'stand' : 'hit') ?? left;
      return left;
    },
    // What the player did is told; what was dealt is the seed's.
    replay: (begun, shown) => {
      const { moves } = (shown ?? {}) as { moves?: unknown };
      if (!Array.isArray(moves)) return undefined;
      const played = moves.reduce<TwentyOneState | undefined>(
        (state, move) => (state && isMove(move) ? act(state, move) : undefined),
        begun,
      );
      if (!played) return undefined;
      const view = show(house, played);
      return view.isOver && JSON.stringify(view) === JSON.stringify(shown) ? played : undefined;
    },
  };
};
