import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

/** Blocks of data are no scripts, and those with an address are covered by it. */
const isInlineScript = ({ attributes }: { attributes: string }) => {
  const [, type = 'module'] = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes) ?? [];
  return !/\bsrc\s*=/i.test(attributes) && ['', 'module', 'text/javascript'].includes(type.toLowerCase());
};

/** Where GeeTest's widget has its script, styles, pictures and answers; the second stands in for the first. */
const geetestOrigins = ['https://*.geetest.com', 'https://*.geevisit.com'];

/** Where Google Analytics has its script, and where it sends what it counts. */
const analyticsOrigins = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The parties whose parts a brand's pages load, and the brand's domains, which they may ask how they do. */
export type PageParties = { hasGeetest?: boolean; hasAnalytics?: boolean; domains?: readonly string[] };

/**
 * The content security policy of documents: their own host, and each inline script and style sheet by its hash.
 * Games are framed from the vendors' origins alone; GeeTest's captcha and Google Analytics are let in for a brand that
 * has them.
 * Style attributes are allowed, for written pages place things by them.
 */
export const documentPolicy = (
  documents: readonly string[],
  imageCdns: readonly string[],
  gameOrigins: readonly string[] = [],
  { hasGeetest = false, hasAnalytics = false, domains = [] }: PageParties = {},
): string => {
  const all = (tag: 'script' | 'style') => documents.flatMap((html) => inlineOf(html, tag));
  const scripts = all('script')
    .filter(isInlineScript)
    .map(({ text }) => hashOf(text));
  const styles = all('style').map(({ text }) => hashOf(text));
  const originsOf = (urls: readonly string[]) =>
    new Set(urls.filter(Boolean).map((url) => new URL(url).origin));
  const games = originsOf(gameOrigins);
  const captcha = hasGeetest ? geetestOrigins : [];
  const analytics = hasAnalytics ? analyticsOrigins : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts), ...captcha, ...analytics.slice(0, 1)],
    'style-src': ["'self'", ...new Set(styles), ...captcha],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...originsOf(imageCdns), ...captcha, ...analytics.slice(0, 2)],
    'font-src': ["'self'"],
    // At whatever port the page itself has come by.
    'connect-src': ["'self'", ...domains.toSorted().map((domain) => `${domain}:*`), ...captcha, ...analytics],
    'frame-src': games.size > 0 ? [...games] : ["'none'"],
    'manifest-src': ["'self'"],
    // The inline script's worker; one with such an address has an origin of its own and reaches nothing of the page.
    'worker-src': ["'self'", 'data:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};
