import { useLingui } from '@lingui/react/macro';
import { categoryNames } from './categoryNames.ts';
import type { Category } from './Game.ts';
import { useGameTypes } from './useGameTypes.ts';

/** Names a kind of game: as the merchant calls it, or by the usual name while that is not known. */
export const useCategoryName = () => {
  const { i18n } = useLingui();
  const types = useGameTypes();
  return (category: Category): string => types?.[category]?.title ?? i18n._(categoryNames[category]);
};
