import { baseHeaders, workerPolicy } from '../securityHeaders.ts';
import { immutablePath, workerPath } from '../sitePaths.ts';
import { map } from './block.ts';

/** Whether a browser takes a coding: it is named, and not with a quality of nothing. */
const accepts = (coding: string) => String.raw`"~*(?:^|[ ,])${coding} *(?:,|$|;(?! *q=0(?:\.0*)? *(?:,|$)))"`;

/** How nginx sends what it has found: packed or not, for how long, under which policy. */
export const answerMaps = [
  ...map('$http_accept_encoding', 'packed', [
    'default "";',
    `${accepts('br')} .br;`,
    `${accepts('gzip')} .gz;`,
  ]),
  ...map('$request_filename', 'encoding', [
    'default "";',
    String.raw`"~\.br$" br;`,
    String.raw`"~\.gz$" gzip;`,
  ]),
  '# Only what is there: a file that is missing now may be there in a minute.',
  ...map('"$status$uri"', 'caching', [
    'default "no-cache";',
    `"~^(?:200|206|304)/${immutablePath}" "public, max-age=31536000, immutable";`,
  ]),
  ...map('"$sent_http_content_type $uri"', 'answer_policy', [
    `default "${baseHeaders['Content-Security-Policy']}";`,
    '"~^text/html" $marquee_policy;',
    // The file that was found may be the packed one.
    String.raw`"~ /${workerPath.replace('.', '\\.')}(?:\.br|\.gz)?$" "${workerPolicy}";`,
  ]),
];
