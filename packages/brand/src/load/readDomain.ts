import { domainToASCII } from 'node:url';

/**
 * The domain in what somebody typed or pasted, as browsers send it: `https://Lötus.example:443/en` is
 * `xn--ltus-5qa.example`. Undefined where there is none.
 */
export function readDomain(text: string): string | undefined {
  const host = text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '');
  const domain = domainToASCII(host);
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(domain) &&
    !/^[\d.]+$/.test(domain)
    ? domain
    : undefined;
}
