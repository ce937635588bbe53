/** A room as it is listed, for the platform and for a page that chooses one (docs/vendor-wallet-api.md, "Rooms"). */
export type ListedRoom = {
  room: string;
  gameId: string;
  /** In minor units. */
  stake: number;
  currency: string;
  rakePercent: number;
  seats: number;
  /** People who are connected. */
  taken: number;
  isPlaying: boolean;
};
