import type { Brand } from '../schema/brandSchema.ts';
import { mergeSettings } from '../settings/mergeSettings.ts';
import { settingsProblems } from '../settings/settingsProblems.ts';
import { type MerchantSettings, settingsSchema } from '../settings/settingsSchema.ts';
import { usualSettings } from '../settings/usualSettings.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { nearestWord } from './nearestWord.ts';
import { schemaProblems } from './schemaProblems.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The whole settings of each merchant of a brand, by code: the usual ones, under what the file says for all, under
 * what it says for that merchant. `file` is named in the `BrandError` that lists all problems.
 */
export function parseSettings(input: unknown, brand: Brand, file: string): Record<string, MerchantSettings> {
  const codes = brand.merchants.map(({ code }) => code);
  const { merchants = {}, ...shared } = isObject(input) ? input : { settings: input };
  const problems = new Map<string, BrandProblem>();
  const add = (key: string, message: string) => problems.set(`${key} ${message}`, { file, key, message });

  const own = isObject(merchants) ? merchants : {};
  if (!isObject(merchants)) add('merchants', 'has to be an object, by the codes of the brand’s merchants.');
  for (const code of Object.keys(own)) {
    if (codes.includes(code)) continue;
    const nearest = nearestWord(code, codes);
    add(`merchants.${code}`, `is no merchant of this brand.${nearest ? ` Did you mean "${nearest}"?` : ''}`);
  }
  const settings = codes.map((code) => {
    const base = mergeSettings(usualSettings(brand), shared);
    const merged = mergeSettings(base, own[code]);
    const broken = schemaProblems(settingsSchema, merged);
    const found = broken.length > 0 ? broken : settingsProblems(merged as MerchantSettings, brand);
    for (const { key, message } of found) {
      // Told where it was written: in the merchant's own part, or in the part of all.
      const isOwn = schemaProblems(settingsSchema, base).every((problem) => problem.key !== key) && own[code];
      add(isOwn ? `merchants.${code}.${key}` : key, message);
    }
    return [code, merged as MerchantSettings] as const;
  });
  if (problems.size > 0) throw new BrandError([...problems.values()]);
  return Object.fromEntries(settings);
}
