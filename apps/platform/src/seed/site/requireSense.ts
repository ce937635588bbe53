import type { MerchantSettings } from '@marquee/brand';
import { settingsProblems } from '@marquee/brand/settings';
import { ApiFailure, fieldProblem, ruleText, type StaffOfMerchant } from '#kernel';
import { type SitePart, siteParts } from './siteParts.ts';

/** Refuses what is well-formed and still makes no sense: the same rules as a brand's folder is held to. */
export const requireSense = (
  settings: MerchantSettings,
  { merchant, language, services }: Pick<StaffOfMerchant, 'merchant' | 'language' | 'services'>,
  part: SitePart,
): void => {
  const { imageCdns, launchGameCdns } = services.config;
  if (!settings.cdns.images.every((cdn) => imageCdns.includes(cdn)))
    throw fieldProblem(language, 'cdns.images', 'choice');
  if (!settings.cdns.games.every((cdn) => launchGameCdns.includes(cdn)))
    throw fieldProblem(language, 'cdns.games', 'choice');
  const problems = settingsProblems(settings, merchant.brand).filter(({ key }) => siteParts[part].has(key));
  if (problems.length === 0) return;
  throw new ApiFailure('INVALID_INPUT', {
    fields: problems.map(({ key, rule, min, max }) => ({
      field: key,
      rule,
      message: ruleText(language, rule, { min, max }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    })),
  });
};
