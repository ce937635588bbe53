/** Who plays, as the launch named them; `id` is the same on every page of theirs. */
export type Player = { id: string; language: string; currency: string };

/**
 * What tables and rooms ask of the wallet. Everything is kept before it is sent, and sent until it is answered; an id
 * that was given before moves nothing again.
 */
export type Cashier<P extends Player = Player> = {
  /** Takes a stake; answers when that is final, with the code of the refusal where it was not taken. */
  bet: (player: P, bet: { id: string; round: string; amount: number }) => Promise<{ refused?: string }>;
  /** Gives a stake back, also one whose answer is still on its way. */
  rollback: (player: P, bet: { id: string; round: string }) => void;
  /** Pays a round's wins and closes it for the player; a round without wins is closed too. */
  settle: (player: P, round: string, wins: readonly { bet: string; amount: number }[]) => void;
};
