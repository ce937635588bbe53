import { contentTypes, packedTypes } from './contentTypes.ts';
import { baseHeaders, strictTransport } from './securityHeaders.ts';
import { settleSeconds } from './settleSeconds.ts';
import { callPath, immutablePath, innerPath, largestBody } from './sitePaths.ts';
import { siteTables } from './siteTables.ts';
import type { Deployment } from './Deployment.ts';

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

const map = (from: string, to: string, lines: readonly string[]) =>
  block(`map ${from} $marquee_${to}`, lines);

const header = (name: string, value: string) => `add_header ${name} "${value}" always;`;

/** Whether a browser takes a coding: it is named, and not with a quality of nothing. */
const accepts = (coding: string) => String.raw`"~*(?:^|[ ,])${coding} *(?:,|$|;(?! *q=0(?:\.0*)? *(?:,|$)))"`;

/** Nothing stands at this address, in no folder. */
const nowhere = '/no-such-page';

const siteMaps = (deployment: Deployment) => {
  const { domains, brands, languages, routes } = siteTables(deployment);
  const eachBrand = (to: 'languages' | 'routes' | 'policy') =>
    map(
      '$marquee_brand',
      to,
      brands.map((brand) => `${brand.folder} "${brand[to]}";`),
    );
  return [
    ...map('$host', 'site', [
      'default "";',
      ...domains.map(({ domain, folder, pages }) => `${domain} ${folder}${pages};`),
    ]),
    ...map('$marquee_site', 'brand', ['default "";', '"~^(?<marquee_folder>[^/]+)" $marquee_folder;']),
    ...eachBrand('languages'),
    ...eachBrand('routes'),
    ...eachBrand('policy'),
    ...map('"$marquee_languages$uri"', 'language', [
      'default "";',
      ...languages.map(
        ({ name, pattern }) => `"~^${name}(?<marquee_first>/(?:${pattern}))(?:/|$)" $marquee_first;`,
      ),
    ]),
    '# The path below the language, and the page without what may stand at its end.',
    ...map('"$marquee_languages$uri"', 'path', [
      'default $uri;',
      ...languages.map(
        ({ name, pattern }) => `"~^${name}/(?:${pattern})(?<marquee_rest>/.*)?$" $marquee_rest;`,
      ),
    ]),
    ...map('$marquee_path', 'page', [
      `"~^/merchants(?:/|$)" ${nowhere};`,
      String.raw`"~^(?<marquee_local>.*?)(?:/index\.html)?/?$" $marquee_local;`,
    ]),
    '# The document that pages made in the browser begin with.',
    ...map('"$marquee_routes$marquee_path"', 'frame', [
      `default ${nowhere};`,
      ...routes.map(({ name, pattern }) => `"~*^${name}${pattern}" /app.html;`),
    ]),
  ];
};

const answerMaps = [
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
  ...map('$sent_http_content_type', 'answer_policy', [
    `default "${baseHeaders['Content-Security-Policy']}";`,
    '"~^text/html" $marquee_policy;',
  ]),
];

const upstream = ({ nodes, drainSeconds }: Deployment) =>
  block('upstream marquee_platform', [
    'zone marquee_platform 128k;',
    ...nodes.map((node) => `server ${node} max_fails=2 fail_timeout=${settleSeconds(drainSeconds)}s;`),
    'keepalive 64;',
    '# Shorter than a node drains, so that none closes a connection that is still used.',
    `keepalive_timeout ${settleSeconds(drainSeconds)}s;`,
  ]);

const listen = (port: number, further = '') => [
  `listen ${port}${further};`,
  `listen [::]:${port}${further};`,
];

const plainServer = ({ ports }: Deployment) =>
  block('server', [
    ...listen(ports.http, ' default_server'),
    'server_tokens off;',
    ...block('location ^~ /.well-known/acme-challenge/', ['root /var/www/acme;', 'default_type text/plain;']),
    ...block('location /', [
      'if ($marquee_site = "") { return 444; }',
      'return 308 https://$host$request_uri;',
    ]),
  ]);

const calls = block(`location ~ "^/${callPath}"`, [
  '# The platform sends its other headers itself.',
  header('Strict-Transport-Security', strictTransport),
  `client_max_body_size ${largestBody}m;`,
  'proxy_pass http://marquee_platform;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_connect_timeout 2s;',
]);

const realAddress = (networks: readonly string[]) => [
  ...networks.map((network) => `set_real_ip_from ${network};`),
  ...(networks.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
];

const pages = (root: string) => {
  const documents = [
    `root ${root}/$marquee_site$marquee_language;`,
    `default_type "${contentTypes['.html']}";`,
  ];
  return [
    ...block('location /', [
      ...documents,
      'error_page 404 @missing;',
      'try_files $marquee_page/index.html$marquee_packed $marquee_page/index.html $marquee_frame$marquee_packed $marquee_frame =404;',
    ]),
    ...block('location @missing', [...documents, 'try_files /app.html$marquee_packed /app.html =404;']),
  ];
};

const files = [
  ...block('location = /routes.json', ['return 404;']),
  ...block(String.raw`location ~* "\.(?:br|gz)$"`, ['return 404;']),
  ...packedTypes
    .filter((extension) => extension !== '.html')
    .flatMap((extension) =>
      block(`location ~* "\\${extension}$"`, [
        `default_type "${contentTypes[extension]}";`,
        'try_files $uri$marquee_packed $uri =404;',
      ]),
    ),
  ...block(String.raw`location ~* "\.(?!html$)[a-z0-9]+$"`, ['try_files $uri =404;']),
];

const siteServer = (deployment: Deployment) => {
  const { root, certificates, ports, cdnNetworks, sites } = deployment;
  return block('server', [
    ...listen(ports.https, ' ssl http2'),
    `server_name ${sites.flatMap(({ domains }) => domains).join('\n    ')};`,
    '# Read at each handshake, so that a new or renewed certificate counts at once.',
    `ssl_certificate ${certificates}/$ssl_server_name/fullchain.pem;`,
    `ssl_certificate_key ${certificates}/$ssl_server_name/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:marquee:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
    'server_tokens off;',
    'if ($marquee_site = "") { return 421; }',
    ...realAddress(cdnNetworks),
    `root ${root}/$marquee_brand;`,
    'gzip off;',
    ...block(
      'types',
      Object.entries(contentTypes).map(([extension, type]) => `"${type}" ${extension.slice(1)};`),
    ),
    ...Object.entries({
      ...baseHeaders,
      'Strict-Transport-Security': strictTransport,
      'Content-Security-Policy': '$marquee_answer_policy',
      'Cache-Control': '$marquee_caching',
      'Content-Encoding': '$marquee_encoding',
      Vary: 'Accept-Encoding',
    }).map(([name, value]) => header(name, value)),
    ...block(`location ~ "^/${innerPath}"`, ['return 404;']),
    ...calls,
    ...files,
    ...pages(root),
  ]);
};

/** Configuration of nginx for built sites in front of the platform, to be included within `http`. */
export const nginxConfig = (deployment: Deployment): string =>
  [
    '# Written by the build. What differs between sites stands in maps; the servers are the same for all.',
    ...['map', 'server_names'].flatMap((hash) => [
      `${hash}_hash_bucket_size 512;`,
      `${hash}_hash_max_size 8192;`,
    ]),
    ...siteMaps(deployment),
    ...answerMaps,
    ...upstream(deployment),
    ...plainServer(deployment),
    ...block('server', [
      ...listen(deployment.ports.https, ' ssl http2 default_server'),
      'ssl_reject_handshake on;',
    ]),
    ...siteServer(deployment),
    '',
  ].join('\n');
