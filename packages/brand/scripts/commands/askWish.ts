import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { cancel, group, intro, multiselect, note, select, text } from '@clack/prompts';
import { currencyCodes, languages } from '@marquee/reference';
import { FEATURE_IDS, FEATURES } from '../../src/constants/features.ts';
import { idOf } from '../../src/create/fillWish.ts';
import type { LoadedBrand } from '../../src/load/loadBrand.ts';
import { readDomain } from '../../src/load/readDomain.ts';
import {
  type NewFlags,
  readColour,
  readContact,
  readHelpline,
  readLicence,
  readRegulator,
} from './saidByFlags.ts';
import { UsageError } from './UsageError.ts';

/** Where questions are asked and answered; the terminal where nothing is given. */
type Terminal = { input?: Readable; output?: Writable };

/** Asked until it can be read; nothing said leaves it to be confirmed later. */
const readable = (read: (said: string) => unknown) => (said: string | undefined) => {
  try {
    if (said) read(said);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const readAge = (said: string) => {
  const age = Number(said);
  if (!Number.isInteger(age) || age < 18 || age > 25) throw new UsageError('A whole number from 18 to 25.');
};

const later = 'left empty: taken over, and to be confirmed before production';

/**
 * Asks for what the flags leave open, in the words of the flags. Rejects with a `UsageError` when the asking is broken
 * off.
 */
export const askWish = async (
  flags: NewFlags,
  {
    brands,
    calledFrom,
    terminal = {},
  }: { brands: readonly LoadedBrand[]; calledFrom: string; terminal?: Terminal },
): Promise<NewFlags> => {
  const open = <Value>(value: Value | undefined, ask: () => Promise<Value | symbol>) =>
    value === undefined ? ask() : Promise.resolve(undefined);
  const optional =
    (message: string, read: (said: string) => unknown = () => undefined) =>
    () =>
      text({ ...terminal, message, placeholder: later, defaultValue: '', validate: readable(read) });
  intro('A further brand', terminal);
  const first = brands[0]!.brand.id;
  const said = await group(
    {
      name: () =>
        open(flags.name, () =>
          text({
            ...terminal,
            message: 'What is it called?',
            validate: (name) => (idOf(name ?? '') ? undefined : 'A name with letters, please.'),
          }),
        ),
      id: ({ results }) =>
        open(flags.id, () => {
          const usual = idOf(flags.name ?? String(results.name ?? ''));
          return text({
            ...terminal,
            message: 'Name of its folder?',
            placeholder: usual,
            defaultValue: usual,
          });
        }),
      domain: ({ results }) =>
        open(flags.domain, () => {
          const usual = `${flags.id ?? String(results.id)}.localhost`;
          return text({
            ...terminal,
            message: 'Where does it live?',
            placeholder: usual,
            defaultValue: usual,
            validate: (domain) =>
              !domain || readDomain(domain) ? undefined : 'A domain, such as lotus-bay.com.',
          });
        }),
      from: () =>
        open(flags.from, () =>
          select({
            ...terminal,
            message: 'Which brand does it begin as a copy of?',
            initialValue: first,
            options: brands.map(({ brand }) => ({ value: brand.id as string, label: brand.name })),
          }),
        ),
      languages: () =>
        open(flags.languages, async () => {
          const chosen = await multiselect({
            ...terminal,
            message: 'In which languages? The first is its own.',
            options: languages.map(({ id, name }) => ({ value: id as string, label: name })),
          });
          return Array.isArray(chosen) ? chosen.join(',') : (chosen as symbol);
        }),
      currency: () =>
        open(flags.currency, () =>
          select({
            ...terminal,
            message: 'In which currency?',
            options: currencyCodes.map((value) => ({ value: value as string })),
          }),
        ),
      logo: () =>
        open(flags.logo, () =>
          text({
            ...terminal,
            message:
              'A logo to take the colours from? (SVG: it becomes the logo; PNG, JPEG: its colours alone)',
            placeholder: 'left empty: drawn from the name',
            defaultValue: '',
            validate: (file) =>
              !file || existsSync(resolve(calledFrom, file)) ? undefined : 'There is no such file.',
          }),
        ),
      accent: ({ results }) =>
        open(results.logo ? '' : (flags.logo ?? flags.accent), () =>
          text({
            ...terminal,
            message: 'Its colour?',
            placeholder: 'left empty: that of the brand it is made after',
            defaultValue: '',
            validate: readable((colour) => readColour('Colour', colour)),
          }),
        ),
      scheme: () =>
        open(flags.scheme, () =>
          select({
            ...terminal,
            message: 'Dark or light?',
            options: ['dark', 'light', 'auto'].map((value) => ({ value })),
          }),
        ),
      header: () =>
        open(flags.header, () =>
          select({
            ...terminal,
            message: 'Logo on phones?',
            options: ['leading', 'centred'].map((value) => ({ value })),
          }),
        ),
      hero: () =>
        open(flags.hero, () =>
          select({
            ...terminal,
            message: 'Top of the home page?',
            options: ['full', 'split'].map((value) => ({ value })),
          }),
        ),
      tile: () =>
        open(flags.tile, () =>
          select({
            ...terminal,
            message: 'Names of games?',
            options: [
              { value: 'overlay', label: 'on the picture' },
              { value: 'caption', label: 'below it' },
            ],
          }),
        ),
      play: () =>
        open(flags.play, () =>
          select({
            ...terminal,
            message: 'Games open in?',
            options: [
              { value: 'frame', label: 'the site' },
              { value: 'window', label: 'a window of their own' },
            ],
          }),
        ),
      features: ({ results }) =>
        open(flags.features, async () => {
          const model = brands.find(({ brand }) => brand.id === (flags.from ?? results.from)) ?? brands[0]!;
          const chosen = await multiselect({
            ...terminal,
            message: 'With which features?',
            initialValues: [...model.brand.features] as string[],
            options: FEATURE_IDS.filter((id) => !FEATURES[id].required).map((value) => ({
              value: value as string,
            })),
          });
          return Array.isArray(chosen) ? chosen.join(',') : (chosen as symbol);
        }),
      licence: () => open(flags.licence, optional('Licence: number, legal name of the holder', readLicence)),
      age: () => open(flags.age, optional('Age from which people may play', readAge)),
      regulator: () => open(flags.regulator, optional('Regulator: name, https://address', readRegulator)),
      helpline: () =>
        open(flags.helpline?.join(), optional('Helpline: name, phone, https://address', readHelpline)),
      contact: () =>
        open(
          flags.contact?.join(),
          optional('Contact: mail address, phone or messenger’s link', readContact),
        ),
    },
    {
      onCancel: () => {
        cancel('Nothing was made.', terminal);
        throw new UsageError('Broken off.');
      },
    },
  );
  const answers = Object.entries(said).filter(([, answer]) => answer !== undefined && answer !== '');
  const { helpline, contact, ...rest } = Object.fromEntries(answers) as Record<string, string>;
  note('Texts, and more than one helpline or contact, are written into brand.ts afterwards.', '', terminal);
  return {
    ...flags,
    ...rest,
    ...(helpline && { helpline: [helpline] }),
    ...(contact && { contact: [contact] }),
  };
};
