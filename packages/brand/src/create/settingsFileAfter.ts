import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SettingsInput } from '../settings/settingsSchema.ts';
import type { BrandWish } from './BrandWish.ts';

/**
 * The text of a `settings.ts` after another brand's: what that says for all of its merchants, without its news, and
 * without its amounts and countries where the new brand keeps other money. The formatter has to see it still.
 */
export const settingsFileAfter = async (
  modelDirectory: string,
  { regions, keepsMoney }: Pick<BrandWish, 'regions'> & { keepsMoney: boolean },
): Promise<string> => {
  const path = pathToFileURL(join(modelDirectory, 'settings.ts')).href;
  const { settings } = (await import(path)) as { settings: SettingsInput };
  const { merchants: _own, startingContent, ...shared } = settings;
  const { news: _news, ...content } = startingContent ?? {};
  const { regions: modelRegions, deposits, withdrawals, responsiblePlay, ...rest } = shared;
  const { limits: _limits, ...play } = responsiblePlay ?? {};
  const money = keepsMoney ? { deposits, withdrawals, responsiblePlay } : { responsiblePlay: play };
  const countries = { ...(keepsMoney && modelRegions), ...regions };
  const own = { regions: countries, ...rest, ...money, startingContent: content };
  const said = Object.entries(own).filter(([, value]) => value && Object.keys(value).length > 0);
  return `import { defineSettings } from '@marquee/brand';\n\nexport const settings = defineSettings(${JSON.stringify(Object.fromEntries(said))});\n`;
};
