import { createHash } from 'node:crypto';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from '#kernel';

/** Where parties send a popup back to, on the site's own host. It has to be entered at each party, letter for letter. */
export const returnPath = '/wps/social/return';

/** Hands the address on to the page that opened the popup, which shares its origin, and to nobody else. */
const script =
  "opener?.postMessage({type:'social',answer:location.search+location.hash},location.origin);history.replaceState(null,'',location.pathname)";

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}p{padding:1rem;text-align:center}';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers of the return page. A page that parties lead to cannot be cut off from the one that opened it, as all
 * others are from theirs: it holds nothing.
 */
export const returnHeaders = {
  'Content-Security-Policy': `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; frame-ancestors 'none'; base-uri 'none'`,
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The page that a popup ends on. */
export const returnPage = (language: Language): string => {
  const title = say(language, msg`Finishing`);
  const text = say(language, msg`Finishing your sign-in. You can close this window.`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><p>${text}</p></main><script>${script}</script></body></html>`;
};
