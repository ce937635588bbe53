import { createHmac, hash } from 'node:crypto';
import { ApiFailure, isSameHash, type SocialBook } from '#kernel';
import type { SocialParty } from './SocialParty.ts';
import { readTelegramFields, type TelegramFields } from './readTelegramFields.ts';

/** Telegram's signature over the fields of a person: HMAC-SHA256 under the SHA-256 of the bot's token. */
export const telegramHash = (fields: Omit<TelegramFields, 'hash'>, botToken: string): string => {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return createHmac('sha256', hash('sha256', botToken, 'buffer'))
    .update(lines.sort().join('\n'))
    .digest('hex');
};

/** What Telegram's page hands back, in the fragment: the signed fields, or `false` when the person declined. */
const resultIn = (answer: string, state: string): string | null => {
  const [query = '', fragment = ''] = answer.split('#');
  // The signed fields know nothing of who asked for them: only the state in the address does.
  if (new URLSearchParams(query).get('state') !== state) return null;
  return new URLSearchParams(fragment).get('tgAuthResult');
};

/** Telegram's sign-in page and the signature of its answers. */
export const createTelegram = (
  book: Pick<SocialBook, 'botTokenOf'>,
  pageFor: (returnUrl: string) => string,
): SocialParty => {
  const botTokenOf = (merchantCode: string) => {
    const token = book.botTokenOf(merchantCode);
    if (!token) throw new ApiFailure('SOCIAL_NOT_ALLOWED');
    return token;
  };
  return {
    begin: async ({ merchantCode, returnUrl, state }) => {
      const back = new URL(returnUrl);
      back.searchParams.set('state', state);
      const url = new URL('auth', `${pageFor(returnUrl)}/`);
      url.searchParams.set('bot_id', botTokenOf(merchantCode).split(':')[0] ?? '');
      url.searchParams.set('origin', back.origin);
      url.searchParams.set('embed', '0');
      url.searchParams.set('return_to', back.href);
      return { url: url.href, partySession: null };
    },
    redeem: async ({ answer, state }) => {
      const result = resultIn(answer, state);
      if (result === null) throw new ApiFailure('SOCIAL_FAILED');
      if (result === 'false') throw new ApiFailure('SOCIAL_CANCELLED');
      return result;
    },
    verify: async ({ merchantCode, token }) => {
      const fields = readTelegramFields(token);
      if (!fields) throw new ApiFailure('SOCIAL_TOKEN_INVALID');
      const { hash: given, ...signed } = fields;
      if (!isSameHash(telegramHash(signed, botTokenOf(merchantCode)), given))
        throw new ApiFailure('SOCIAL_TOKEN_INVALID');
      return {
        subject: String(fields.id),
        name: [fields.first_name, fields.last_name].filter(Boolean).join(' ') || fields.username || null,
        signedInAt: new Date(fields.auth_date * 1000),
        // The same fields can be written in several ways, and their signature in one.
        mark: given,
      };
    },
  };
};
