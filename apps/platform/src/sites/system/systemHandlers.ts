import type { Handlers } from '#kernel';
import { getCountries } from './getCountries.ts';
import { getDomainRoute } from './getDomainRoute.ts';
import { getHelpCenter } from './getHelpCenter.ts';
import { getMenuSettings } from './getMenuSettings.ts';
import { getPermission } from './getPermission.ts';
import { getRegisterRules } from './getRegisterRules.ts';
import { getRegisterSettings } from './getRegisterSettings.ts';
import { getStatus } from './getStatus.ts';
import { getWhitelabel } from './getWhitelabel.ts';

/** Handlers of the domain system. */
export const systemHandlers = {
  getPermission,
  getWhitelabel,
  getRegisterSettings,
  getRegisterRules,
  getMenuSettings,
  getStatus,
  getDomainRoute,
  getHelpCenter,
  getCountries,
} satisfies Partial<Handlers>;
