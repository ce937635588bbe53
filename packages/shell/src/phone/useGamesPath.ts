import { useShown } from '../site/useShown.ts';

/** The address of all games, where the site has them. */
export const useGamesPath = (): string | undefined =>
  useShown().routes.find(({ feature, path }) => feature.id === 'games' && !path.includes(':'))?.path;
