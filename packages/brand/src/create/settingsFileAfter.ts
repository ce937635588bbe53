import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SettingsInput } from '../settings/settingsSchema.ts';

/**
 * The text of a `settings.ts` after another brand's: what that says for all of its merchants, without its news. The
 * formatter has to see it still.
 */
export const settingsFileAfter = async (modelDirectory: string): Promise<string> => {
  const path = pathToFileURL(join(modelDirectory, 'settings.ts')).href;
  const { settings } = (await import(path)) as { settings: SettingsInput };
  const { merchants: _own, startingContent, ...shared } = settings;
  const { news: _news, ...content } = startingContent ?? {};
  const own = { ...shared, ...(Object.keys(content).length > 0 && { startingContent: content }) };
  return `import { defineSettings } from '@marquee/brand';\n\nexport const settings = defineSettings(${JSON.stringify(own)});\n`;
};
