import { openShoe, rankOf, type Card } from './Card.ts';
import type { TableRules } from './TableRules.ts';

/** A round of baccarat as it lies on the table. */
export type BaccaratResult = {
  player: readonly Card[];
  banker: readonly Card[];
  playerTotal: number;
  bankerTotal: number;
};

/** What a rank counts in baccarat: tens and faces nothing. */
export const baccaratValue = (rank: number) => (rank >= 9 ? 0 : rank + 1);

/** Whether the player's side takes a third card. */
export const playerDraws = (playerTotal: number) => playerTotal <= 5;

/** Whether the banker's side takes a third card, by the value of the player's third one where there is one. */
export const bankerDraws = (bankerTotal: number, playersThird: number | undefined) => {
  if (playersThird === undefined) return bankerTotal <= 5;
  if (bankerTotal <= 2) return true;
  if (bankerTotal === 3) return playersThird !== 8;
  if (bankerTotal === 4) return playersThird >= 2 && playersThird <= 7;
  if (bankerTotal === 5) return playersThird >= 4 && playersThird <= 7;
  return bankerTotal === 6 && (playersThird === 6 || playersThird === 7);
};

const valueOf = (card: Card) => baccaratValue(rankOf(card));
const total = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;
const isPair = ([first, second]: readonly Card[]) =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

const winnerOf = ({ playerTotal, bankerTotal }: BaccaratResult) => {
  if (playerTotal === bankerTotal) return 'tie';
  return playerTotal > bankerTotal ? 'player' : 'banker';
};

/** Baccarat from eight freshly shuffled decks: Banker pays 0.95 to 1, a tie 8, a pair 11. */
export const baccarat: TableRules<BaccaratResult> = {
  spots: ['player', 'banker', 'tie', 'playerPair', 'bankerPair'],
  play: (draw) => {
    const next = openShoe(8, draw);
    const player = [next()];
    const banker = [next()];
    player.push(next());
    banker.push(next());
    if (total(player) < 8 && total(banker) < 8) {
      let third: number | undefined;
      if (playerDraws(total(player))) {
        const card = next();
        player.push(card);
        third = valueOf(card);
      }
      if (bankerDraws(total(banker), third)) banker.push(next());
    }
    return { player, banker, playerTotal: total(player), bankerTotal: total(banker) };
  },
  returns: (spot, result) => {
    const winner = winnerOf(result);
    if (spot === 'playerPair') return isPair(result.player) ? 1200 : 0;
    if (spot === 'bankerPair') return isPair(result.banker) ? 1200 : 0;
    if (spot === 'tie') return winner === 'tie' ? 900 : 0;
    if (winner === 'tie') return 100;
    if (spot !== winner) return 0;
    return spot === 'banker' ? 195 : 200;
  },
  side: (result) => {
    const winner = winnerOf(result);
    const pairs: ('a' | 'b')[] = [];
    if (isPair(result.banker)) pairs.push('a');
    if (isPair(result.player)) pairs.push('b');
    return { winner: winner === 'tie' ? 'tie' : winner === 'banker' ? 'a' : 'b', pairs };
  },
  label: (result) =>
    `${{ player: 'P', banker: 'B', tie: 'T' }[winnerOf(result)]}${Math.max(result.playerTotal, result.bankerTotal)}`,
};
