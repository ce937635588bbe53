import { createHash } from 'node:crypto';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from '#kernel';

/** Where previews begin, on the site's own host. */
export const previewPath = '/wps/preview/';

/** Takes the look that is asked for, then goes on to the page; the address with what opens it is left behind. */
const script =
  '(function(s){try{localStorage.setItem("scheme",s.scheme)}catch(e){}location.replace(s.to)})(document.currentScript.dataset)';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color-scheme:light dark}p{padding:1rem;text-align:center}';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of the pages that previews begin and end with: nobody keeps, frames or lists them. */
export const previewHeaders = {
  'Content-Security-Policy': `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** The page that a preview begins with. The path has to be one of the site's own, and safe within HTML. */
export const previewPage = (language: Language, to: string, scheme: 'dark' | 'light'): string =>
  page(
    language,
    say(language, msg`Preview`),
    `<script data-to="${to}" data-scheme="${scheme}">${script}</script>`,
  );

/** The page that stands where a preview is over. */
export const previewOverPage = (language: Language): string =>
  page(
    language,
    say(language, msg`Preview`),
    `<p>${say(language, msg`This preview is over. Open a new one in the console.`)}</p>`,
  );
