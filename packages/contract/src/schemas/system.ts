import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Html, Instant, Nullable, OneOf } from './scalars.ts';

const settingsLeaf = {
  modId: Type.String(),
  enabled: OneOf('0', '1'),
  value: Type.Optional(Type.String({ description: 'Set where the setting is more than on or off.' })),
};

/** A single setting of a group; `enabled` is '1' when it is on. */
export const SettingsLeaf = component('SettingsLeaf', {
  ...settingsLeaf,
  childrenNodes: Type.Array(Type.Never(), { maxItems: 0 }),
});

/** A group of a merchant's settings; a group that is off turns off everything in it. */
export const SettingsNode = component('SettingsNode', {
  ...settingsLeaf,
  childrenNodes: Type.Array(SettingsLeaf),
});

/** The maintenance under way, as the maintenance page tells it. */
export const Maintenance = component('Maintenance', {
  endsAt: Nullable(Instant),
  message: Nullable(Type.String()),
});

/** A maintenance that is about to begin. */
export const PlannedMaintenance = component('PlannedMaintenance', {
  startsAt: Instant,
  endsAt: Nullable(Type.String({ format: 'date-time', description: 'When the site is expected back.' })),
});

/** The answer of the start-up call: may this visitor see the site, and from where does it load things. */
export const Permission = component('Permission', {
  location: component('Location', { ip: Type.String(), country: Nullable(Type.String()) }),
  info: component('SiteInfo', {
    merchant: Type.String(),
    currency: Currency,
    imageCDNs: Type.Array(Type.String()),
    launchGameCDNs: Type.Array(Type.String()),
    whitelabel: Type.Array(SettingsNode),
    analytics: Nullable(Type.String()),
    serverTime: Instant,
    timeZone: Type.String(),
  }),
  maintenance: Type.Boolean(),
  maintenanceInfo: Nullable(Maintenance),
  plannedMaintenance: Nullable(PlannedMaintenance),
  regionRestriction: Type.Boolean({
    description: 'The site is closed to this visitor, for whichever reason.',
  }),
  restriction: Nullable(OneOf('region', 'address')),
});

/** Which fields a registration form shows, and what a new member has to agree to. */
export const RegisterSettings = component('RegisterSettings', {
  fields: Type.Array(
    component('RegisterField', {
      field: Type.String(),
      required: Type.Boolean(),
      input: OneOf('text', 'password', 'email', 'tel', 'date', 'code'),
    }),
  ),
  mobileFields: Type.Array(Type.String({ description: 'Fields of the registration by mobile number.' })),
  minimumAge: Type.Integer({ minimum: 18, description: 'Age that everybody confirms.' }),
  birthdayAge: Type.Integer({ minimum: 18, description: 'Age that a birthday has to prove.' }),
  captcha: Type.Boolean(),
  termsVersion: Type.String(),
  privacyVersion: Type.String(),
});

/** The pattern kinds of the specification (section 5). */
export const patternKinds = [
  'any',
  'letter-first-alphanumeric',
  'alphanumeric',
  'letters',
  'digits',
  'email',
  'has-uppercase',
  'english-spaces',
  'no-spaces',
  'date-ymd',
  'date-mdy',
  'chinese',
  'korean',
  'thai',
  'thai-english-spaces',
  'full-name',
  'japanese-full-width',
  'uppercase',
  'digits-from-9',
  'strong-password',
] as const;

/** A server-driven rule of one field: the value matches `acceptedPattern` ('*' is any) within the lengths. */
export const FieldRule = component('FieldRule', {
  field: Type.String(),
  patternId: Type.Enum([...patternKinds]),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 0 }),
  acceptedPattern: Type.String(),
});

/** A country of the dialling-code list. */
export const Country = component('Country', {
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  countryDialingCode: Type.String({ pattern: '^[0-9]{1,4}$' }),
});

/** An entry of the site's main navigation. */
export const MenuEntry = component('MenuEntry', {
  id: Type.String(),
  labelName: Type.String(),
  category: Nullable(Type.String()),
  path: Type.String(),
});

/** A topic of the help centre. */
export const HelpTopic = component('HelpTopic', {
  id: Type.String(),
  title: Type.String(),
  html: Html,
  version: Nullable(Type.String()),
});
