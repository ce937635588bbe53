import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Partner = Type.Object(
  {
    /** The brand's wallet, such as `https://brand.example/vendor/v1`. */
    wallet: Type.String({ pattern: '^https?://' }),
    /** What is shared with the brand, by vendor. */
    secrets: Type.Record(Type.String(), Type.String({ minLength: 32 })),
  },
  { additionalProperties: false },
);
const validator = Compile(Type.Record(Type.String(), Partner));

/** A brand that offers the arcade's games. */
export type Partner = Static<typeof Partner>;

/** The brands by code. */
export type Partners = Readonly<Record<string, Partner>>;

/** Reads the file of partners. @throws where it is not there or has another form. */
export const readPartners = (path: string): Partners => {
  const partners: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (validator.Check(partners)) return partners;
  const [first] = validator.Errors(partners);
  throw new Error(`${path}: ${first?.instancePath ?? ''} ${first?.message ?? 'is not right'}.`);
};
