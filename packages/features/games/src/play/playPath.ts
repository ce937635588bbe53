/** The address that a game is played at. */
export const playPath = (gameId: string): `/play/${string}` => `/play/${encodeURIComponent(gameId)}`;
