import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

// A line break in a value could pass for the beginning of another field: the signature is over lines.
const Line = Type.String({ maxLength: 512, pattern: String.raw`^[^\n\r]*$` });

const Fields = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    first_name: Type.Optional(Line),
    last_name: Type.Optional(Line),
    username: Type.Optional(Line),
    photo_url: Type.Optional(Line),
    auth_date: Type.Integer({ minimum: 0, maximum: 99_999_999_999 }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  { additionalProperties: false },
);

/** The fields that Telegram signs about a person. */
export type TelegramFields = Static<typeof Fields>;

const validator = Compile(Fields);

/** The fields in a token of Telegram's, which is base64url of their JSON; null when it is anything else. */
export const readTelegramFields = (token: string): TelegramFields | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(token, 'base64url'));
    const fields: unknown = JSON.parse(text);
    return validator.Check(fields) ? fields : null;
  } catch {
    return null;
  }
};
