/** What a room does: people sit down, stakes are taken, the game is played, its result is shown. */
export type RoomPhase = 'waiting' | 'staking' | 'playing' | 'over';

/** Somebody at a seat, as the others see them. */
export type Seated = { name: string; isReady: boolean; isHere: boolean; isMe: boolean };

/** How a game ended; amounts in minor units. */
export type RoomResult = {
  /** Empty where nobody won and every stake went back. */
  winners: readonly number[];
  pot: number;
  rake: number;
  /** What each winner gets. */
  prize: number;
  /** The seed that the hash was shown of, and what it was mixed with. */
  seed: string;
  mix: string;
  /** Who led, by place; null where the game decides. */
  leader: number | null;
  /** The game as it was dealt. */
  dealt: unknown;
};

/** What a room tells each page that is in it; times in milliseconds from now. */
export type RoomMessage = {
  type: 'room';
  room: string;
  phase: RoomPhase;
  stake: number;
  rakePercent: number;
  least: number;
  seats: readonly (Seated | null)[];
  mySeat: number | null;
  /** The game that is played or was played last, with the hash of its seed. */
  game: { id: string; number: number; hash: string; players: readonly number[]; view: unknown } | null;
  turn: { seats: readonly number[]; endsIn: number } | null;
  result: RoomResult | null;
  /** The hash of the game that comes next, from before anybody is ready for it. */
  nextHash: string;
  /** Why the last start failed, and for whose seat. */
  failed: { seat: number; reason: string } | null;
};
