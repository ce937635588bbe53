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

/**
 * The content security policy of documents: their own host, and each inline script and style sheet by its hash.
 * Style attributes are allowed, for pages written at build time place things by them.
 */
export const documentPolicy = (documents: readonly string[], imageCdns: readonly string[]): string => {
  const all = (tag: 'script' | 'style') => documents.flatMap((html) => inlineOf(html, tag));
  const scripts = all('script')
    .filter(isInlineScript)
    .map(({ text }) => hashOf(text));
  const styles = all('style').map(({ text }) => hashOf(text));
  const cdns = imageCdns.filter(Boolean).map((cdn) => new URL(cdn).origin);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts)],
    'style-src': ["'self'", ...new Set(styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...new Set(cdns)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};
