import { currencyCodes, languageIds } from '@marquee/reference';
import { type TSchema, Type } from 'typebox';

/** A value or null. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One of a few words. */
export const OneOf = <const T extends string[]>(...words: T) => Type.Enum(words);

/** A moment as RFC 3339 in UTC. */
export const Instant = Type.String({ format: 'date-time' });

/** An amount in the currency's minor unit; always beside its currency. */
export const Minor = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** A currency code (ISO 4217, or USDT). */
export const Currency = Type.Enum([...currencyCodes]);

/** A currency code as an outside party writes it: one that is not kept is refused by its own error, not as malformed. */
export const ForeignCurrency = Type.String({ pattern: '^[A-Z]{3,4}$' });

/** A UUID as `crypto.randomUUID` writes it: in one spelling, so that two texts are never one id. */
export const uuidPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/**
 * Names one request of a member that moves money. The page makes it for each submission and sends it again with a
 * retry. It holds for good, for the member and the call: with the same content it is answered as the first time, with
 * another content it is refused with `KEY_REUSED`. A request that was refused leaves its key free.
 */
export const IdempotencyKey = Type.String({
  pattern: uuidPattern,
  description:
    'Made by the caller for one request and sent again with a retry. It holds for good: the same content is answered as the first time, another content with KEY_REUSED.',
});

/** A free text from outside, bounded so that no body is larger than it needs to be. */
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** A password as typed. Its rules are the merchant's; the bound keeps hashing affordable. */
export const Password = Type.String({ minLength: 1, maxLength: 128 });

/** A language that the sites offer, as its BCP 47 tag. */
export const Language = Type.Enum([...languageIds]);

/** HTML that the platform has already sanitised. */
export const Html = Type.String({ description: 'Sanitised HTML.' });

/** Numbers of a page of a list. */
export const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }));

/** How many rows a page of a list has. */
export const PageSize = (size: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: size }));

/** What GeeTest's widget gives for a payload, by its names: where the merchant has GEETEST3 on and a captcha is asked for. */
export const geetest = {
  lot_number: Type.Optional(Text(128)),
  captcha_output: Type.Optional(Text(2048)),
  pass_token: Type.Optional(Text(512)),
  gen_time: Type.Optional(Text(32)),
};

/** A reference that can be read out: what it is of, eight letters and digits, and one that checks them. */
export const Quotable = (of: 'T' | 'R', description: string) =>
  Type.String({ pattern: `^${of}[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{5}$`, description });

/** A mobile number as its national digits and the dialling code of its country. */
export const mobile = {
  mobileNum: Type.String({ pattern: '^[0-9 ().+-]{4,24}$' }),
  countryDialingCode: Type.String({ pattern: '^[0-9]{1,4}$' }),
};
