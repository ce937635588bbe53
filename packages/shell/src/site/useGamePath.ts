import { useShown } from './useShown.ts';

/** Gives the address of a game's page; undefined where the site has none. */
export const useGamePath = (): ((gameId: string) => string) | undefined => {
  const { routes } = useShown();
  const path = routes.find((route) => route.feature.id === 'games' && /:\w+$/.test(route.path))?.path;
  return path === undefined ? undefined : (gameId) => path.replace(/:\w+$/, encodeURIComponent(gameId));
};
