import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import type { PlatformVariables } from './parseVariables.ts';
import { readEntriesFile } from './readEntriesFile.ts';
import type { SocialBook } from './SocialBook.ts';

/** The file's form: by merchant its Firebase project and its Telegram bot, each where it has one. */
const Entries = Type.Record(
  Type.String(),
  Type.Object(
    {
      firebase: Type.Optional(
        Type.Object(
          {
            project: Type.String({ pattern: '^[a-z][a-z0-9-]{4,29}$' }),
            apiKey: Type.String({ minLength: 20, maxLength: 128 }),
          },
          { additionalProperties: false },
        ),
      ),
      botToken: Type.Optional(Type.String({ pattern: String.raw`^\d{6,12}:[\w-]{35,}$` })),
    },
    { additionalProperties: false },
  ),
);

const form = 'By merchant it holds firebase (project, apiKey) and botToken, each where the merchant has one.';

/** What the sandbox gives each merchant: made from `seed`, so that none stands anywhere. */
const played = (seed: Uint8Array): SocialBook => ({
  urls: null,
  firebaseOf: (merchantCode) => {
    const project = `sandbox-${merchantCode.toLowerCase()}`;
    return { project, apiKey: `key-of-${project}` };
  },
  botTokenOf: (merchantCode) => {
    const secret = createHmac('sha256', seed).update(merchantCode);
    const bot =
      100_000_000 +
      (createHmac('sha256', seed).update(`bot ${merchantCode}`).digest().readUInt32BE() % 900_000_000);
    return `${bot}:${secret.digest('base64url')}`;
  },
});

/** Reads what each merchant is to the parties of social sign-in. Without a file a sandbox plays them. */
export const readSocial = (
  { text, requiredText }: Pick<PlatformVariables, 'text' | 'requiredText'>,
  problems: string[],
  { isSandbox, seed }: { isSandbox: boolean; seed: Uint8Array },
): SocialBook => {
  const path = text('SOCIAL_FILE');
  if (!path && isSandbox) return played(seed);
  const entries = new Map(
    Object.entries(readEntriesFile('SOCIAL_FILE', path, Entries, problems, form) ?? {}),
  );
  return {
    urls: {
      identity: requiredText('SOCIAL_IDENTITY_URL'),
      keys: requiredText('SOCIAL_KEYS_URL'),
      recaptcha: requiredText('SOCIAL_RECAPTCHA_URL'),
      telegram: requiredText('SOCIAL_TELEGRAM_URL'),
    },
    firebaseOf: (merchantCode) => entries.get(merchantCode)?.firebase ?? null,
    botTokenOf: (merchantCode) => entries.get(merchantCode)?.botToken ?? null,
  };
};
