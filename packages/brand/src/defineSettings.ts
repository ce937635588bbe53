import type { SettingsInput } from './settings/settingsSchema.ts';

/** Types a `settings.ts`. Nothing is checked here: `@marquee/brand/load` checks every brand's settings. */
export function defineSettings(settings: SettingsInput): SettingsInput {
  return settings;
}
