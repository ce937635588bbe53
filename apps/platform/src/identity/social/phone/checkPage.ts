import { createHash } from 'node:crypto';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from '#kernel';
import type { PersonCheck } from './createPhoneParty.ts';

/** Where the check stands that comes before a code of Firebase's, on the site's own host. */
export const checkPath = '/wps/verification/firebase/check';

/** Hands what the check gives to the page that opened the window, which shares its origin, and to nobody else. */
const script =
  "var f=document.querySelector('.g-recaptcha');if(matchMedia('(prefers-color-scheme: dark)').matches)f.dataset.theme='dark';function passed(t){opener?.postMessage({type:'social',answer:t},location.origin)}";

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}main{display:grid;gap:1rem;justify-items:center;padding:1rem;text-align:center}h1{font-size:1.25rem;margin:0}p{margin:0}';

const scriptHash = createHash('sha256').update(script).digest('base64');

/** From where the check may load what it needs: Google's folders of it, and wherever else its script is. */
const sourcesOf = (src: string) =>
  src.startsWith('/')
    ? "'self'"
    : [...new Set([new URL('.', src).href, 'https://www.gstatic.com/recaptcha/'])].join(' ');

/** Headers of the page. No other of the site's pages lets a script of Google's in. */
export const checkHeaders = ({ script: src }: Pick<PersonCheck, 'script'>): Record<string, string> => {
  const sources = sourcesOf(src);
  const frames = src.startsWith('/') ? "'none'" : `${sources} https://recaptcha.google.com/recaptcha/`;
  return {
    'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${scriptHash}' ${sources}; style-src 'unsafe-inline'; img-src ${sources} data:; connect-src ${sources}; frame-src ${frames}; frame-ancestors 'none'; base-uri 'none'`,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Referrer-Policy': 'strict-origin',
    'Cache-Control': 'no-store',
  };
};

/** The page of the check: Google's box, and what it is for. */
export const checkPage = (language: Language, { script: src, siteKey }: PersonCheck): string => {
  const title = say(language, msg`Confirm that you are a person`);
  const text = say(language, msg`Then we’ll send the code. This window closes by itself.`);
  const source = src.startsWith('/') ? src : `${src}?${new URLSearchParams({ hl: language })}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><div class="g-recaptcha" data-sitekey="${siteKey}" data-callback="passed"></div></main><script>${script}</script><script src="${source}" async defer></script></body></html>`;
};
