import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable, OneOf, Text } from './scalars.ts';
import { FlagSettings, LoginSettings, RegionSettings } from './siteSettings.ts';

/** Parts of a site's settings, each changed by itself. */
export const siteParts = { flags: FlagSettings, regions: RegionSettings, logins: LoginSettings } as const;

/** Stands for something as a person has seen it: with another one it has changed since. */
export const SeenVersion = Text(64, 1);

/** What a merchant has settled about its site, as it holds now. */
export const StaffSite = component('StaffSite', {
  settings: component('SiteSettings', siteParts),
  versions: component('SiteVersions', {
    flags: SeenVersion,
    regions: SeenVersion,
    logins: SeenVersion,
    maintenance: SeenVersion,
  }),
  operators: Type.Array(Type.String(), {
    description:
      'Keys that hold what an operator has set: the brand’s folder says something else, which does not overwrite it.',
  }),
  countries: Type.Array(Type.String(), {
    description: 'All countries that a site can name, as ISO 3166-1 alpha-2 codes.',
  }),
  maintenance: component('StaffMaintenance', {
    state: OneOf('open', 'planned', 'closed'),
    startsAt: Nullable(Instant),
    endsAt: Nullable(Instant),
  }),
});
