import type { MerchantSettings } from '@marquee/brand';
import { settingsProblems } from '@marquee/brand/settings';
import type { BodyOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import {
  ApiFailure,
  type Connection,
  fieldProblem,
  type Handler,
  type Merchant,
  ruleText,
  type StaffOfMerchant,
  tellApplied,
} from '#kernel';
import { knownCountries } from '#sites';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { changedKeys, tellChanges } from './changedKeys.ts';
import { describeSite, requireSeen } from './describeSite.ts';
import { readSettings } from './readSettings.ts';
import { partOf, type SitePart, siteParts } from './siteParts.ts';

/** Refuses what is well-formed and still makes no sense: the same rules as a brand's folder is held to. */
const requireSense = (
  settings: MerchantSettings,
  { brand }: Merchant,
  language: Language,
  part: SitePart,
): void => {
  const phones = part === 'regions' ? settings.regions.phones : [];
  if (phones.some((country) => !knownCountries.includes(country)))
    throw fieldProblem(language, 'regions.phones', 'notFound');
  const problems = settingsProblems(settings, brand).filter(({ key }) => siteParts[part].has(key));
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

const settingsAfter = (
  before: MerchantSettings,
  { flags, regions, logins }: BodyOf<'changeStaffSite'>,
): MerchantSettings => ({ ...before, ...(flags && { flags }), ...(regions && { regions }), ...logins });

const writeChange = async (
  tx: Connection,
  context: StaffOfMerchant,
  part: SitePart,
  body: BodyOf<'changeStaffSite'>,
): Promise<void> => {
  const { merchant, language } = context;
  const { stored, settings } = await readSettings(tx, merchant);
  requireSeen(body.version, siteParts[part].of(settings));
  const next = settingsAfter(settings, body);
  requireSense(next, merchant, language, part);
  for (const [section, values] of stored) {
    const wanted = section.wanted({ ...merchant, settings: next });
    const changes = changedKeys(values, wanted, siteParts[part].has);
    if (Object.keys(changes.set).length + changes.removed.length === 0) continue;
    await section.write(tx, merchant, changes);
    await recordAction(tx, context, { subject: part, ...tellChanges(changes), reason: body.reason });
  }
};

/** Changes a part of the settings, for all nodes at once. */
export const changeStaffSite: Handler<'changeStaffSite'> = async (context, { body }) => {
  const { merchant, services, language, tenant } = context;
  const part = partOf(body);
  if (!part) throw fieldProblem(language, 'flags', 'required');
  const site = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    await writeChange(tx, context, part, body);
    await tellApplied(tx, merchant.code);
    return describeSite(tx, context);
  });
  services.sites.forget(merchant.code);
  return site;
};
