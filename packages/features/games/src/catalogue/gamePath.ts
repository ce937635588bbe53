/** The address of a game's information page. */
export const gamePath = (gameId: string): `/game/${string}` => `/game/${encodeURIComponent(gameId)}`;
