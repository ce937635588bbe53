import { artStyles, currencyCodes, languageIds, sceneries } from '@marquee/reference';
import { Type, type Static } from 'typebox';
import { FACTS } from '../constants/facts.ts';
import { FEATURE_IDS } from '../constants/features.ts';
import { HEROES, HOME_SECTION_IDS } from '../constants/homeSections.ts';
import { MEMBER_SECTION_IDS } from '../constants/memberSections.ts';
import { perLanguage } from './perLanguage.ts';
import { withDefault, type InputOf } from './withDefault.ts';

const closed = { additionalProperties: false };
const text = () => Type.String({ minLength: 1 });
const httpsUrl = () => Type.String({ pattern: '^https://[^\\s]+$' });

const merchant = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z][A-Z0-9]{2,19}$' }),
    domains: Type.Array(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' }), { minItems: 1 }),
    primary: withDefault(Type.Boolean(), false),
  },
  closed,
);

const legal = Type.Object(
  {
    licence: Type.Object(
      { number: text(), holder: text(), isDemonstration: withDefault(Type.Boolean(), false) },
      closed,
    ),
    minimumAge: Type.Integer({ minimum: 18, maximum: 25 }),
    helplines: Type.Array(
      Type.Object({ name: text(), phone: Type.Optional(text()), url: httpsUrl() }, closed),
      { minItems: 1 },
    ),
    regulator: Type.Object({ name: text(), url: httpsUrl() }, closed),
    /** The laboratory that has tested the games; left out where none has. */
    testing: Type.Optional(Type.Object({ name: text(), url: httpsUrl() }, closed)),
  },
  closed,
);

const contactChannel = Type.Object(
  {
    kind: Type.Enum(['email', 'phone', 'telegram', 'whatsapp', 'zalo', 'line']),
    label: text(),
    url: Type.String({ pattern: '^(https://|mailto:|tel:)[^\\s]+$' }),
  },
  closed,
);

const layout = Type.Object(
  {
    header: withDefault(Type.Enum(['leading', 'centred']), 'leading'),
    /** Where the kinds of game stand on a desktop: in the header, in a rail at the side, or in a menu that a button opens. */
    navigation: withDefault(Type.Enum(['bar', 'rail', 'menu']), 'bar'),
    hero: withDefault(Type.Enum(HEROES), 'full'),
    tile: withDefault(Type.Enum(['overlay', 'caption', 'sticker']), 'overlay'),
    /** How a lobby reads: tiles under their filters, filters in a column beside the tiles on a desktop, or rows in place of tiles. */
    lobby: withDefault(Type.Enum(['above', 'beside', 'rows']), 'above'),
    footer: withDefault(Type.Enum(['columns', 'band', 'centred']), 'columns'),
    /** The tone of the one action that a page asks for: joining, and for members depositing. */
    action: withDefault(Type.Enum(['accent', 'secondary']), 'accent'),
    /** Where games open: in a frame of the site, or in a window of their own. */
    play: withDefault(Type.Enum(['frame', 'window']), 'frame'),
    /** Sections of the home page below its top, in their order; a usual choice where it is left out. */
    home: Type.Optional(Type.Array(Type.Enum(HOME_SECTION_IDS), { minItems: 1, uniqueItems: true })),
    /** Parts of a member's home that come first, in their order; all others follow as usual. */
    member: Type.Optional(Type.Array(Type.Enum([...MEMBER_SECTION_IDS]), { minItems: 1, uniqueItems: true })),
  },
  closed,
);

const brandTexts = Type.Object(
  { tagline: text(), heroTitle: text(), heroText: text(), metaDescription: text() },
  closed,
);

const specialEntry = Type.Object({ group: text(), label: perLanguage(text()) }, closed);

/** The one schema of `brand.ts`: its type, its defaults and its validation. */
export const brandSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' }),
    name: text(),
    merchants: Type.Array(merchant, { minItems: 1 }),
    defaultLanguage: Type.Enum(languageIds),
    languages: Type.Array(Type.Enum(languageIds), { minItems: 1, uniqueItems: true }),
    currency: Type.Enum(currencyCodes),
    timeZone: text(),
    features: Type.Array(Type.Enum(FEATURE_IDS), { minItems: 1, uniqueItems: true }),
    defaultScheme: Type.Enum(['dark', 'light', 'auto']),
    layout: withDefault(layout, {
      header: 'leading',
      navigation: 'bar',
      hero: 'full',
      tile: 'overlay',
      lobby: 'above',
      footer: 'columns',
      action: 'accent',
      play: 'frame',
    }),
    /** The style that its games, promotions and banners are drawn in. */
    art: withDefault(Type.Enum(artStyles), 'poster'),
    legal,
    contact: Type.Array(contactChannel, { minItems: 1 }),
    /** Measurement id of Google Analytics; without one nothing is measured and nobody asked. */
    analyticsId: Type.Optional(Type.String({ pattern: '^G-[A-Z0-9]{4,16}$' })),
    specialEntry: Type.Optional(specialEntry),
    texts: perLanguage(brandTexts),
    /** What the top of its home page shows while no banner is published. */
    hero: Type.Object({ scenery: Type.Enum(sceneries) }, closed),
    platform: withDefault(Type.Literal('WEB'), 'WEB'),
    lotteryType: withDefault(Type.Literal('Lott'), 'Lott'),
    /** What still says what the brand that this one was made after says. A build for production refuses it. */
    unconfirmed: Type.Optional(Type.Array(Type.Enum(FACTS), { minItems: 1, uniqueItems: true })),
  },
  closed,
);

/** A brand with every default filled in, as the build and the platform read it. */
export type Brand = Static<typeof brandSchema>;

/** A brand as its pages know it: without what the platform alone looks at, and what has still to be confirmed. */
export type PageBrand = Omit<Brand, 'hero' | 'lotteryType' | 'platform' | 'unconfirmed'>;

/** What `brand.ts` writes: a `Brand` whose defaulted keys may be left out. */
export type BrandInput = InputOf<typeof brandSchema>;
