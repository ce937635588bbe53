import { Type, type Static } from 'typebox';
import { brandSchema } from '../schema/brandSchema.ts';
import { tokensSchema } from '../schema/tokensSchema.ts';
import { settingsSchema } from '../settings/settingsSchema.ts';

const closed = { additionalProperties: false };
const text = () => Type.String({ minLength: 1 });
const { properties: brand } = brandSchema;
const { properties: tokens } = tokensSchema;

const legal = Type.Object(
  {
    licence: Type.Optional(Type.Object({ number: text(), holder: text() }, closed)),
    minimumAge: Type.Optional(brand.legal.properties.minimumAge),
    helplines: Type.Optional(brand.legal.properties.helplines),
    regulator: Type.Optional(brand.legal.properties.regulator),
    testing: brand.legal.properties.testing,
  },
  closed,
);

/** What may be said of a new brand, in the shape of the file that `npm run new-brand -- --file` reads. */
export const wishSchema = Type.Object(
  {
    /** Name of its folder: lower case, words joined by hyphens. */
    id: brand.id,
    /** As people read it. */
    name: text(),
    /** Id of the brand that it begins as a copy of. */
    from: text(),
    domain: brand.merchants.items.properties.domains.items,
    /** Code that the platform knows its merchant by. */
    merchant: brand.merchants.items.properties.code,
    /** What the logo reads, where the name is too long for it. */
    lettering: Type.Optional(text()),
    /** Path of an SVG that is its logo, or of any picture that only its colours are taken from. */
    logo: Type.Optional(text()),
    languages: Type.Optional(brand.languages),
    defaultLanguage: Type.Optional(brand.defaultLanguage),
    currency: Type.Optional(brand.currency),
    timeZone: Type.Optional(text()),
    defaultScheme: Type.Optional(brand.defaultScheme),
    features: Type.Optional(brand.features),
    layout: Type.Optional(Type.Partial(brand.layout, closed)),
    hero: Type.Optional(brand.hero),
    specialEntry: brand.specialEntry,
    legal: Type.Optional(legal),
    contact: Type.Optional(brand.contact),
    texts: Type.Optional(brand.texts),
    /** Countries: where it is at home, which it does not serve, whose mobile numbers it takes. */
    regions: Type.Optional(Type.Partial(settingsSchema.properties.regions, closed)),
    colours: Type.Optional(Type.Partial(tokens.colours, closed)),
    radius: Type.Optional(tokens.radius),
    density: Type.Optional(tokens.density),
    surface: Type.Optional(tokens.surface),
    shadow: Type.Optional(tokens.shadow),
  },
  closed,
);

/** What a new brand is called, where it lives, and what is known of it; all else comes from the brand that it is made after. */
export type BrandWish = Static<typeof wishSchema>;
