import { formatHex, parse } from 'culori';
import { UsageError } from './UsageError.ts';

/** The flags of `brand new`, as the command line gives them. */
export interface NewFlags {
  id?: string;
  name?: string;
  from?: string;
  domain?: string;
  merchant?: string;
  lettering?: string;
  logo?: string;
  languages?: string;
  defaultLanguage?: string;
  currency?: string;
  timeZone?: string;
  scheme?: string;
  features?: string;
  header?: string;
  hero?: string;
  tile?: string;
  play?: string;
  licence?: string;
  age?: string;
  regulator?: string;
  testing?: string;
  helpline?: string[];
  contact?: string[];
  home?: string;
  restricted?: string;
  phones?: string;
  accent?: string;
  secondary?: string;
  colour?: string[];
  radius?: string;
  density?: string;
  surface?: string;
  shadow?: string;
}

type Said = Record<string, unknown>;

const listOf = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Words between commas, each trimmed. */
const partsOf = (text: string) => text.split(',').map((part) => part.trim());

/** A colour in any way that CSS writes one, as `#rrggbb`. Throws a `UsageError` that names the flag. */
export const readColour = (flag: string, text: string): string => {
  const colour = parse(/^[0-9a-f]{3}([0-9a-f]{3})?$/i.test(text) ? `#${text}` : text);
  if (!colour) throw new UsageError(`${flag} "${text}" is no colour, such as #1d4ed8.`);
  return formatHex(colour);
};

const isUrl = (text: string) => /^https:\/\/\S+$/.test(text);

/** `Name, +44 808 8020 133, https://…`: a helpline, its phone number left out where it has none. */
export const readHelpline = (text: string): Said => {
  const parts = partsOf(text);
  const url = parts.find(isUrl);
  const phone = parts.find((part) => /^\+?[\d\s()-]{4,}$/.test(part));
  const name = parts.filter((part) => part !== url && part !== phone).join(', ');
  if (!url || !name)
    throw new UsageError(
      `--helpline "${text}" has to be "name, phone, https://address"; the phone may be left out.`,
    );
  return { name, ...(phone && { phone }), url };
};

/** `Name, https://…`: an office or a company, by the flag that names it. */
const readParty = (flag: string, text: string): Said => {
  const parts = partsOf(text);
  const url = parts.find(isUrl);
  const name = parts.filter((part) => part !== url).join(', ');
  if (!url || !name) throw new UsageError(`${flag} "${text}" has to be "name, https://address".`);
  return { name, url };
};

/** `Name, https://…`: a regulator. */
export const readRegulator = (text: string): Said => readParty('--regulator', text);

/** `Number, holder`: a licence. A holder may have a comma itself, its number never. */
export const readLicence = (text: string): Said => {
  const [number = '', ...rest] = partsOf(text);
  const holder = rest.join(', ');
  if (!number || !holder)
    throw new UsageError(`--licence "${text}" has to be "number, legal name of the holder".`);
  return { number, holder };
};

const messengers: readonly (readonly [string, RegExp])[] = [
  ['telegram', /^https:\/\/(t\.me|telegram\.me)\//],
  ['whatsapp', /^https:\/\/(wa\.me|api\.whatsapp\.com)\//],
  ['zalo', /^https:\/\/zalo\.me\//],
  ['line', /^https:\/\/(line\.me|lin\.ee)\//],
];

/** A mail address, a phone number or a messenger's link as a way to reach the operator. */
export const readContact = (text: string): Said => {
  const said = text.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(said))
    return { kind: 'email', label: said, url: `mailto:${said}` };
  if (/^\+[\d\s()-]{6,}$/.test(said))
    return { kind: 'phone', label: said, url: `tel:${said.replaceAll(/[^\d+]/g, '')}` };
  const [kind] = messengers.find(([, link]) => link.test(said)) ?? [];
  if (kind) return { kind, label: said.replace('https://', ''), url: said };
  throw new UsageError(
    `--contact "${text}" is none of: a mail address, a phone number with its country (+44 …), a link to Telegram, WhatsApp, Zalo or Line.`,
  );
};

const readAge = (text: string) => {
  if (!/^\d+$/.test(text)) throw new UsageError(`--age "${text}" is no number of years.`);
  return Number(text);
};

const readColours = ({ accent, secondary, colour = [] }: NewFlags): Said => ({
  ...(accent !== undefined && { accent: readColour('--accent', accent) }),
  ...(secondary !== undefined && { secondary: readColour('--secondary', secondary) }),
  ...Object.fromEntries(
    colour.map((text) => {
      const [name, value] = text.split('=');
      if (!name || !value)
        throw new UsageError(`--colour takes name=#hex, such as darkCanvas=#0b1326, and not "${text}".`);
      return [name, readColour(`--colour ${name}`, value)];
    }),
  ),
});

/** An object without what was not said; undefined where nothing was. */
const some = (object: Said): Said | undefined => {
  const said = Object.entries(object).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
};

const upper = (text: string | undefined) => text?.toUpperCase();

/**
 * What flags say of a new brand, in the shape of a wish. What is said in several words (a licence, a helpline) is taken
 * apart; whether the values are right, the wish's schema says. Throws a `UsageError` that names the flag.
 */
export const saidByFlags = (flags: NewFlags): Said => {
  const { id, name, from, domain, lettering, logo, timeZone, radius, density, surface, shadow } = flags;
  const said = {
    id,
    name,
    from,
    domain,
    lettering,
    logo,
    timeZone,
    radius,
    density,
    surface,
    shadow,
    merchant: flags.merchant,
    languages: flags.languages && listOf(flags.languages.toLowerCase()),
    defaultLanguage: flags.defaultLanguage?.toLowerCase(),
    currency: upper(flags.currency),
    defaultScheme: flags.scheme,
    features: flags.features && listOf(flags.features),
    layout: some({ header: flags.header, hero: flags.hero, tile: flags.tile, play: flags.play }),
    legal: some({
      licence: flags.licence && readLicence(flags.licence),
      minimumAge: flags.age && readAge(flags.age),
      helplines: flags.helpline?.map(readHelpline),
      regulator: flags.regulator && readRegulator(flags.regulator),
      testing: flags.testing && readParty('--testing', flags.testing),
    }),
    contact: flags.contact?.map(readContact),
    regions: some({
      home: upper(flags.home),
      restricted: flags.restricted && listOf(flags.restricted.toUpperCase()),
      phones: flags.phones && listOf(flags.phones.toUpperCase()),
    }),
    colours: some(readColours(flags)),
  };
  return some(said) ?? {};
};
