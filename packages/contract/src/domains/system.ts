import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant, Language, Nullable, Text } from '../schemas/scalars.ts';
import {
  Country,
  FieldRule,
  HelpTopic,
  Maintenance,
  MenuEntry,
  Permission,
  RegisterSettings,
  SettingsNode,
} from '../schemas/system.ts';

/** Calls about the site as a whole: permission, settings, menus, help. */
export const system = defineRows({
  getPermission: {
    method: 'GET',
    path: '/wps/system/permission',
    module: 'SYSTEM',
    summary: 'Whether this visitor may see the site of this host, and what it needs to start.',
    token: 'none',
    always: true,
    query: component('PermissionQuery', { host: Text(253, 1) }),
    value: Permission,
    timeout: 10_000,
  },
  getWhitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    module: 'SYSTEM',
    summary: "The merchant's settings tree.",
    token: 'none',
    value: component('Whitelabel', { merchant: Type.String(), settings: Type.Array(SettingsNode) }),
  },
  getRegisterSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    module: 'SYSTEM',
    summary: 'Which fields registration asks for.',
    token: 'none',
    value: RegisterSettings,
  },
  getRegisterRules: {
    method: 'GET',
    path: '/wps/system/setting/validation',
    module: 'SYSTEM',
    summary: 'The validation rule of every registration and password field.',
    token: 'none',
    value: Type.Array(FieldRule),
  },
  getMenuSettings: {
    method: 'GET',
    path: '/wps/system/setting/menu',
    module: 'SYSTEM',
    summary: "The entries of the site's navigation, in the reader's language.",
    token: 'none',
    value: Type.Array(MenuEntry),
  },
  getStatus: {
    method: 'GET',
    path: '/wps/system/status',
    module: 'SYSTEM',
    summary: 'The server time, and whether the site is under maintenance and until when.',
    token: 'none',
    always: true,
    value: component('Status', {
      serverTime: Instant,
      maintenance: Type.Boolean(),
      maintenanceInfo: Nullable(Maintenance),
      merchant: Type.String(),
    }),
  },
  getDomainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    module: 'SYSTEM',
    summary: "The merchant's domains that a player may switch to.",
    token: 'none',
    value: component('DomainRoute', { current: Type.String(), domains: Type.Array(Type.String()) }),
  },
  getHelpCenter: {
    method: 'GET',
    path: '/wps/system/helpCenter',
    module: 'SYSTEM',
    summary: "The help centre's topics in the reader's language, terms and privacy policy among them.",
    token: 'none',
    value: component('HelpCenter', { topics: Type.Array(HelpTopic) }),
  },
  getCountries: {
    method: 'GET',
    path: '/wps/system/countries',
    module: 'SYSTEM',
    summary: 'The countries whose mobile numbers the merchant accepts, the usual one first.',
    token: 'none',
    value: Type.Array(Country),
  },
  updateLanguage: {
    method: 'PUT',
    path: '/wps/system/language',
    module: 'SYSTEM',
    summary: "Remembers the account's language for messages sent to it.",
    token: 'session',
    idempotent: true,
    body: component('LanguageUpdate', { language: Language }),
    value: component('LanguageUpdated', { language: Language }),
  },
});
