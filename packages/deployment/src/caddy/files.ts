import { contentTypes } from '../contentTypes.ts';
import { baseHeaders, documentHeaders, strictTransport, workerPolicy } from '../securityHeaders.ts';
import { immutablePath, merchantFiles, plainPath, workerPath } from '../sitePaths.ts';
import { block, map } from './block.ts';

/** Headers of every answer that is made from files. */
export const headerLines = (own: Readonly<Record<string, string>>) =>
  Object.entries({
    ...baseHeaders,
    'Strict-Transport-Security': strictTransport,
    ...own,
  }).map(([name, value]) => `${name} "${value}"`);

// Last of all: Caddy names it too, but not for every file.
export const vary = block('header', ['Vary "Accept-Encoding"', 'defer']);

const fileServer = (...further: string[]) => block('file_server', ['precompressed br gzip', ...further]);

const fileName = [String.raw`path_regexp (?i)\.[a-z0-9]+$`, String.raw`not path_regexp (?i)\.html$`];

// Caddy's own types are those of the machine that it runs on.
const types = map(
  '{path}',
  ['type'],
  [
    ...Object.entries(contentTypes).map(([extension, type]) => `~\\${extension}$ "${type}"`),
    'default application/octet-stream',
  ],
);

/** Files of a brand and of its merchants, packed where the build has packed them. */
export const files = (root: string) => [
  ...types,
  `@merchantFiles path ${merchantFiles.map((file) => `/${file}`).join(' ')}`,
  ...block('handle @merchantFiles', [
    `root * ${root}/{marquee_brand}/{marquee_pages}`,
    'header Content-Type {marquee_type}',
    ...fileServer(),
  ]),
  ...block('@files', [
    ...fileName,
    String.raw`not path_regexp (?i)\.(br|gz)$`,
    'not path /routes.json',
    'file {path}',
  ]),
  ...block('handle @files', [
    `@kept path /${immutablePath}*`,
    'header @kept Cache-Control "public, max-age=31536000, immutable"',
    `@plain path_regexp ^/${plainPath}$`,
    ...block(
      'header @plain',
      documentHeaders.map((name) => `-${name}`),
    ),
    `@worker path /${workerPath}`,
    `header @worker Content-Security-Policy "${workerPolicy}"`,
    'header Content-Type {marquee_type}',
    ...fileServer(),
  ]),
  ...block('@noFile', fileName),
  ...block('handle @noFile', ['respond "There is no such file." 404']),
];

/** Pages that the build has written, by their language; and the frame: of a page that is not rendered now, and of one that there is not. */
export const pages = (root: string) => {
  // Caddy writes a dot where a value of a root is empty.
  const documents = `${root}/{marquee_brand}/{marquee_pages}/{marquee_language}`;
  const frame = (status: string) => [
    ...block(
      'header',
      headerLines({ 'Content-Security-Policy': '{marquee_policy}', 'Cache-Control': 'no-cache' }),
    ),
    ...vary,
    `root * ${documents}`,
    'rewrite * /app.html',
    ...fileServer(`status ${status}`),
  ];
  return {
    found: [
      ...block('@page file', [`root ${documents}`, 'try_files {marquee_page}/index.html']),
      ...block('handle @page', [
        'header Content-Security-Policy "{marquee_policy}"',
        `root * ${documents}`,
        'rewrite * {http.matchers.file.relative}',
        ...fileServer(),
      ]),
      ...block('handle', ['error 404']),
    ],
    failed: block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      ...block('handle @missing', frame('404')),
      '@away expression {http.error.status_code} >= 502 && {marquee_frame} == "/app.html"',
      ...block('handle @away', frame('200')),
    ]),
  };
};
