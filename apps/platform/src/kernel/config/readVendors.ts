import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import type { PlatformVariables } from './parseVariables.ts';
import { readEntriesFile } from './readEntriesFile.ts';
import type { VendorBook } from './VendorBook.ts';

const Secret = Type.String({ minLength: 32, maxLength: 256 });

/** The file's form: by vendor its launch address and, by merchant, its secrets. */
const Entries = Type.Record(
  Type.String(),
  Type.Object(
    {
      launchUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
      roomsUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
      fixturesUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
      secrets: Type.Optional(Type.Record(Type.String(), Type.Array(Secret, { minItems: 1, maxItems: 2 }))),
    },
    { additionalProperties: false },
  ),
);

/**
 * Reads the vendors' file. In the sandbox each vendor that has no secret in it gets one, which is made from
 * `seed`: every node with the same payload key has the same, and none stands anywhere.
 */
export const readVendors = (
  { text }: Pick<PlatformVariables, 'text'>,
  problems: string[],
  { isSandbox, seed }: { isSandbox: boolean; seed: Uint8Array },
): VendorBook => {
  const entries = new Map(
    Object.entries(readEntriesFile('VENDORS_FILE', text('VENDORS_FILE'), Entries, problems) ?? {}).map(
      ([vendor, { secrets = {}, ...addresses }]) => [
        vendor,
        { ...addresses, secrets: new Map(Object.entries(secrets)) },
      ],
    ),
  );
  return {
    secretsOf: (merchantCode, vendor) => {
      const secrets = entries.get(vendor)?.secrets.get(merchantCode);
      if (secrets || !isSandbox) return secrets ?? [];
      return [createHmac('sha256', seed).update(`${merchantCode} ${vendor}`).digest('base64url')];
    },
    launchUrlOf: (vendor) => entries.get(vendor)?.launchUrl ?? null,
    roomsUrls: new Map(
      [...entries].flatMap(([vendor, { roomsUrl }]) => (roomsUrl ? [[vendor, roomsUrl] as const] : [])),
    ),
    fixturesUrls: new Map(
      [...entries].flatMap(([vendor, { fixturesUrl }]) =>
        fixturesUrl ? [[vendor, fixturesUrl] as const] : [],
      ),
    ),
    launchOrigins: () => [
      ...new Set(
        [...entries.values()].flatMap(({ launchUrl }) => (launchUrl ? [new URL(launchUrl).origin] : [])),
      ),
    ],
  };
};
