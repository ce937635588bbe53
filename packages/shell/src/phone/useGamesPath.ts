import { useShown } from '../site/useShown.ts';

/** The address of all games: the games feature's own page, or the popular games on the home page. */
export const useGamesPath = (): string | undefined => {
  const { routes, features } = useShown();
  const own = routes.find(({ feature, path }) => feature.id === 'games' && !path.includes(':'));
  const isOnHome = features.some(({ slots }) => slots?.['home-popular']);
  return own?.path ?? (isOnHome ? '/#games' : undefined);
};
