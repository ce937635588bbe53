export { type SettingsProblem, settingsProblems } from './settingsProblems.ts';
export { type MerchantSettings, settingsSchema } from './settingsSchema.ts';
export { usualPlay } from './usualPlay.ts';
export { usualSettings } from './usualSettings.ts';
