import { isLanguage } from '@marquee/reference';
import type { FastifyInstance } from 'fastify';
import { gamePage } from '../pages/gamePage.ts';
import { say, wordsOf } from '../pages/say.ts';
import { verifyTexts } from './verifyTexts.ts';

/** Sends the page that checks rounds. It may connect to nowhere, so that what is pasted there stays there. */
export const registerVerify = (app: FastifyInstance): void => {
  app.get('/verify', (request, reply) => {
    const asked = new URL(request.url, 'http://arcade').searchParams.get('language') ?? 'en';
    const language = isLanguage(asked) ? asked : 'en';
    const title = say(language, verifyTexts.title);
    return reply
      .headers({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(gamePage('verify/page/main.tsx', { language, title, texts: wordsOf(verifyTexts, language) }));
  });
};
