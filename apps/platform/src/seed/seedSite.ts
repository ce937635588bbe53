import type { flags } from '@marquee/contract/flags';
import type { Connection, Merchant } from '#kernel';
import { helpTopics, menuEntries, settings, sites } from '#sites';
import { categoryNames, playSettings } from '#play';
import { dialingCodes } from './profiles/dialingCodes.ts';
import type { Profile } from './profiles/Profile.ts';
import { helpTopicsOf } from './texts/help/topics.ts';

/** Groups of the settings tree, and which flags stand in each. */
const groups: Readonly<Record<string, readonly (typeof flags)[number][]>> = {
  LOGIN: ['LOGINREQCAPTCHA3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  SOCIAL: ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3'],
  REGISTER: ['DIRECTREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'],
  PLAY: ['FREEPLAY3'],
};

const settingsOf = (profile: Profile) =>
  Object.entries(groups).flatMap(([group, members]) => [
    { modId: group, parentModId: null, isEnabled: true },
    ...members.map((flag) => ({ modId: flag, parentModId: group, isEnabled: profile.flags[flag] })),
  ]);

const pathOf = (category: Profile['categories'][number]) => {
  if (category === 'slots') return '/rng';
  return category === 'lottery' ? '/lottery' : `/games?category=${category}`;
};

/** Age that a birthday has to prove at least, whatever a brand's law says. */
const leastBirthdayAge = 18;

/** Writes what a merchant settles for its site: settings, registration, menu, help. */
export const seedSite = async (tx: Connection, merchant: Merchant, profile: Profile): Promise<void> => {
  const { code, brand } = merchant;
  const { minimumAge, licence } = brand.legal;
  await tx.insert(sites).values({
    merchantCode: code,
    homeCountry: profile.homeCountry,
    restrictedCountries: [...profile.restrictedCountries],
    countries: profile.countries.map((countryCode) => ({
      countryCode,
      countryDialingCode: dialingCodes[countryCode] ?? '',
    })),
    registerFields: profile.registerFields,
    mobileFields: [...profile.mobileFields],
    rules: profile.rules,
    minimumAge,
    birthdayAge: Math.max(minimumAge, leastBirthdayAge),
    hasRegisterCaptcha: profile.hasRegisterCaptcha,
    passwordMaxAgeDays: profile.passwordMaxAgeDays,
    secondFactor: [...profile.secondFactor],
    customerServiceUrl: '/feedback',
    customerServiceEmail: brand.contact.find(({ kind }) => kind === 'email')?.label ?? null,
    resources: profile.resources,
  });
  await tx
    .insert(settings)
    .values(settingsOf(profile).map((setting, position) => ({ merchantCode: code, position, ...setting })));
  await tx.insert(menuEntries).values(
    profile.categories.map((category, position) => ({
      merchantCode: code,
      id: category,
      label: categoryNames[category],
      category,
      path: pathOf(category),
      position,
    })),
  );
  await tx.insert(playSettings).values({ merchantCode: code, ...profile.play });
  const topics = helpTopicsOf({
    name: brand.name,
    minimumAge,
    holder: licence.holder,
    licence: licence.number,
  });
  await tx
    .insert(helpTopics)
    .values(topics.map((topic, position) => ({ merchantCode: code, position, ...topic })));
};
