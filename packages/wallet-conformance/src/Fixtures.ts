/** A player with a game open. */
export type Party = {
  player: string;
  token: string;
  /** A token of the same player and game that has expired. */
  expiredToken?: string;
};

/** Who plays, for whom, at which implementation. A rule whose party is missing is not tried. */
export type Fixtures = {
  /** Address that the calls' names are appended to. */
  url: string;
  vendor: string;
  /** Signs the vendor's calls. */
  secret: string;
  brand: string;
  gameId: string;
  currency: string;
  /** Has 1,000 minor units of real money or more, and no bonus money. */
  main: Party;
  /** Another player of the same game, with as much. */
  other?: Party;
  /** A player who may not bet. */
  blocked?: Party;
  /** Has 100 or more of real and 100 or more of bonus money. */
  mixed?: Party;
  /** Another vendor of the brand, with its own secret. */
  foreign?: { vendor: string; secret: string };
  /** A vendor with a lottery that may draw at any moment; another one than `vendor`. */
  draws?: { vendor: string; secret: string; lottery: string };
  /** Milliseconds in which a call has to be answered. */
  timeout: number;
};
