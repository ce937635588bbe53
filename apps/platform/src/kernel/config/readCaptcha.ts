import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import type { CaptchaBook } from './CaptchaBook.ts';
import type { PlatformVariables } from './parseVariables.ts';
import { readEntriesFile } from './readEntriesFile.ts';

/** As GeeTest hands them out. */
const Hash = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** The file's form: by merchant what it is to GeeTest. */
const Entries = Type.Record(
  Type.String(),
  Type.Object(
    { geetest: Type.Object({ captchaId: Hash, captchaKey: Hash }, { additionalProperties: false }) },
    { additionalProperties: false },
  ),
);

const form = 'By merchant it holds geetest (captchaId, captchaKey).';

/** What the sandbox gives each merchant: made from `seed`, so that none stands anywhere. */
const played = (seed: Uint8Array): CaptchaBook => {
  const hash = (text: string) => createHmac('sha256', seed).update(text).digest('hex').slice(0, 32);
  return {
    urls: null,
    geetestOf: (merchantCode) => ({
      captchaId: hash(`id ${merchantCode}`),
      captchaKey: hash(`key ${merchantCode}`),
    }),
  };
};

/** Reads what each merchant is to GeeTest. Without a file a sandbox plays it. */
export const readCaptcha = (
  { text, requiredText }: Pick<PlatformVariables, 'text' | 'requiredText'>,
  problems: string[],
  { isSandbox, seed }: { isSandbox: boolean; seed: Uint8Array },
): CaptchaBook => {
  const path = text('CAPTCHA_FILE');
  if (!path && isSandbox) return played(seed);
  const entries = new Map(
    Object.entries(readEntriesFile('CAPTCHA_FILE', path, Entries, problems, form) ?? {}),
  );
  return {
    urls: { check: requiredText('GEETEST_URL'), script: requiredText('GEETEST_SCRIPT_URL') },
    geetestOf: (merchantCode) => entries.get(merchantCode)?.geetest ?? null,
  };
};
