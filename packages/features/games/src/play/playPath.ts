/** What the address of a game carries that a guest wants to try with demo money. */
export const demoParameter = 'demo';

/** The address that a game is played at. */
export const playPath = (gameId: string): `/play/${string}` => `/play/${encodeURIComponent(gameId)}`;

/** The address that a guest tries a game at: the box of free play opens there in place of the login's. */
export const demoPath = (gameId: string): `/play/${string}` => `${playPath(gameId)}?${demoParameter}=1`;
