import { baseHeaders, documentHeaders, workerPolicy } from '../securityHeaders.ts';
import { immutablePath, plainPath, workerPath } from '../sitePaths.ts';
import { map } from './block.ts';

/** Whether a browser takes a coding: it is named, and not with a quality of nothing. */
const accepts = (coding: string) => String.raw`"~*(?:^|[ ,])${coding} *(?:,|$|;(?! *q=0(?:\.0*)? *(?:,|$)))"`;

const policyHeader = 'Content-Security-Policy';

/** The header's variable, which is empty for what is no document: nginx sends no header without a value. */
const variableOf = (name: string) => `document_${name.toLowerCase().replaceAll('-', '_')}`;

/** What nginx says of documents beside their policy. */
export const documentLines: Readonly<Record<string, string>> = Object.fromEntries(
  documentHeaders
    .filter((name) => name !== policyHeader)
    .map((name) => [name, `$marquee_${variableOf(name)}`]),
);

/** What was found; the file may be the packed one. */
const found = '~^(?:200|206|304)';
const plainFile = String.raw`${plainPath}(?:\.br|\.gz)?$`;

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
    `"${found}/${immutablePath}" "public, max-age=31536000, immutable";`,
  ]),
  ...map('"$sent_http_content_type $uri"', 'answer_policy', [
    `default "${baseHeaders[policyHeader]}";`,
    '"~^text/html" $marquee_policy;',
    `"~ /${plainFile}" "";`,
    String.raw`"~ /${workerPath.replace('.', '\\.')}(?:\.br|\.gz)?$" "${workerPolicy}";`,
  ]),
  ...Object.keys(documentLines).flatMap((name) =>
    map('"$status$uri"', variableOf(name), [
      `default "${baseHeaders[name]}";`,
      `"${found}/${plainFile}" "";`,
    ]),
  ),
];
