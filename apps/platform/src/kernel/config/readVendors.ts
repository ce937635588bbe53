import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { PlatformVariables } from './parseVariables.ts';
import type { VendorBook } from './VendorBook.ts';

const Secret = Type.String({ minLength: 32, maxLength: 256 });

/** The file's form: by vendor its launch address and, by merchant, its secrets. */
const validator = Compile(
  Type.Record(
    Type.String(),
    Type.Object(
      {
        launchUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
        roomsUrl: Type.Optional(Type.String({ pattern: '^https?://' })),
        secrets: Type.Optional(Type.Record(Type.String(), Type.Array(Secret, { minItems: 1, maxItems: 2 }))),
      },
      { additionalProperties: false },
    ),
  ),
);

type Entries = Record<string, { launchUrl?: string; roomsUrl?: string; secrets?: Record<string, string[]> }>;

const readEntries = (path: string, problems: string[]): Entries => {
  try {
    const entries: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (validator.Check(entries)) return entries;
    const [first] = validator.Errors(entries);
    problems.push(
      `VENDORS_FILE (${path}): ${first?.instancePath ?? ''} ${first?.message ?? 'is not right'}.`,
    );
  } catch {
    problems.push(`VENDORS_FILE names ${path}, which is not there or holds no JSON.`);
  }
  return {};
};

/**
 * Reads the vendors' file. In the sandbox each vendor that has no secret in it gets one, which is made from
 * `seed`: every node with the same payload key has the same, and none stands anywhere.
 */
export const readVendors = (
  { text }: Pick<PlatformVariables, 'text'>,
  problems: string[],
  { isSandbox, seed }: { isSandbox: boolean; seed: Uint8Array },
): VendorBook => {
  const path = text('VENDORS_FILE');
  const entries = new Map(
    Object.entries(path ? readEntries(path, problems) : {}).map(
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
    launchOrigins: () => [
      ...new Set(
        [...entries.values()].flatMap(({ launchUrl }) => (launchUrl ? [new URL(launchUrl).origin] : [])),
      ),
    ],
  };
};
