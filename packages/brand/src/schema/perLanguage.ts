import { languageIds, type Language } from '@marquee/reference';
import { Type, type TObject, type TOptional, type TSchema } from 'typebox';

/** One value per offered language; a brand fills those that it lists. */
export function perLanguage<Schema extends TSchema>(
  schema: Schema,
): TObject<Record<Language, TOptional<Schema>>> {
  const entries = languageIds.map((language) => [language, Type.Optional(schema)] as const);
  return Type.Object(Object.fromEntries(entries) as Record<Language, TOptional<Schema>>, {
    additionalProperties: false,
  });
}
