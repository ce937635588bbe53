import fc, { type Arbitrary } from 'fast-check';

/** Text that HTTP lets stand in a header: no control character, nothing beyond Latin-1. */
const headerText = fc.oneof(
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^\t\u0020-\u007E]/g, '?')),
  fc.constantFrom(
    '',
    ' ',
    '\u00FF\u00E9',
    '%00',
    '%E0%A4%A',
    'a'.repeat(4000),
    '-1',
    'null',
    '*',
    ',;=,',
    '\t',
  ),
);

const secret = fc.constantFrom('', 'x', 'x'.repeat(43), 'x'.repeat(600), '%00', '%ED%A0%80', '%', '"q"');

const cookieNames = ['mq_session', 'mq_remembered', 'mq_captcha', 'captcha', 'sandbox-address'];

const cookie = fc.oneof(
  headerText,
  fc
    .array(fc.tuple(fc.constantFrom(...cookieNames, '__Host-mq_session', '__proto__'), secret), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; ')),
  fc.constantFrom('sandbox-address=a%00b', 'sandbox-address=198.51.100.7', 'sandbox-address=%F0%9F%92%A5'),
  fc.constant(`mq_remembered=${'a'.repeat(43)}.${'b'.repeat(43)}`),
);

const odd: Record<string, Arbitrary<string>> = {
  host: fc.constantFrom('', 'nobody.example', 'NORTHBAY.localhost.:80', 'x:y', '[::1]', 'a'.repeat(300)),
  authorization: fc.oneof(
    headerText,
    secret.map((text) => `Bearer ${text}`),
    fc.constantFrom('Bearer', 'bearer  a', 'Basic cGxheWVyMTp4'),
  ),
  cookie: cookie,
  'x-language': headerText,
  'x-merchant': fc.oneof(headerText, fc.constantFrom('NORTHBAY', 'SENVANG')),
  'x-module': headerText,
  'x-request-id': headerText,
  'x-forwarded-for': headerText,
  'x-forwarded-host': headerText,
  'x-forwarded-proto': fc.constantFrom('https', 'gopher', ','),
  accept: headerText,
  'accept-language': fc.oneof(headerText, fc.constantFrom('vi;q=1e999,en;q=-1', 'en;q=x', ';;;,,,q=')),
  'accept-encoding': fc.constantFrom('gzip', 'br', 'br;q=0, gzip', 'zstd', '*', ''),
  'user-agent': fc.oneof(headerText, fc.constant('u'.repeat(2000))),
  origin: fc.constantFrom('null', 'https://evil.example', 'http://['),
  referer: headerText,
  'if-none-match': headerText,
  'if-modified-since': headerText,
  range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'lines=1-2'),
};

const oneHeader = fc.oneof(
  ...Object.entries(odd).map(([name, value]) => value.map((text): [string, string] => [name, text])),
);

/** A few headers that no browser of ours sends. */
export const oddHeaders = fc
  .array(oneHeader, { minLength: 1, maxLength: 4 })
  .map((headers): Record<string, string> => Object.fromEntries(headers));
