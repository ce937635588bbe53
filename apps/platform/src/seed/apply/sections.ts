import { brandSection, type SettingsSection } from '#kernel';
import { depositSection, withdrawalSection } from '#money';
import { playSection } from '#play';
import { flagSection, siteSection } from '#sites';
import { categorySection } from '../categorySection.ts';
import { gameSection } from '../gameSection.ts';
import { helpSection } from '../helpSection.ts';

/** Everything that a merchant's folder settles, part by part, in the order in which it is written. */
export const sections: readonly SettingsSection[] = [
  brandSection,
  siteSection,
  flagSection,
  categorySection,
  gameSection,
  helpSection,
  playSection,
  depositSection,
  withdrawalSection,
];
