import type { MerchantSettings } from '@marquee/brand';
import type { BodyOf } from '@marquee/contract';
import { fieldProblem, type Handler } from '#kernel';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { describeSite, requireSeen } from './describeSite.ts';
import { readSettings } from './readSettings.ts';
import { requireSense } from './requireSense.ts';
import { partOf, readRules, siteParts } from './siteParts.ts';
import { writePart } from './writePart.ts';

const settingsAfter = (
  before: MerchantSettings,
  { flags, regions, logins, registration, deposits, cdns }: BodyOf<'changeStaffSite'>,
): MerchantSettings => ({
  ...before,
  ...(flags && { flags }),
  ...(regions && { regions }),
  ...logins,
  ...(registration && { registration: { ...registration, rules: readRules(registration.rules) } }),
  ...(deposits && { deposits }),
  ...(cdns && { cdns }),
});

/** Changes a part of the settings, for all nodes at once. */
export const changeStaffSite: Handler<'changeStaffSite'> = async (context, { body }) => {
  const { merchant, services, language, tenant } = context;
  const part = partOf(body);
  if (!part) throw fieldProblem(language, 'flags', 'required');
  const site = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const found = await readSettings(tx, merchant);
    requireSeen(body.version, siteParts[part].of(found.settings));
    const settings = settingsAfter(found.settings, body);
    requireSense(settings, context, part);
    await writePart(tx, context, found, { part, settings, reason: body.reason });
    return describeSite(tx, context);
  });
  services.sites.forget(merchant.code);
  return site;
};
