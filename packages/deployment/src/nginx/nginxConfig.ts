import { contentTypes } from '../contentTypes.ts';
import type { Deployment } from '../Deployment.ts';
import { baseHeaders, strictTransport } from '../securityHeaders.ts';
import { innerPath } from '../sitePaths.ts';
import { answerMaps, documentLines } from './answerMaps.ts';
import { block, header } from './block.ts';
import { files, pages } from './files.ts';
import { limits, limitZones } from './limits.ts';
import { calls, everything, renderedPages, upstream } from './platform.ts';
import { siteMaps } from './siteMaps.ts';

const listen = (port: number, further = '') => [
  `listen ${port}${further};`,
  `listen [::]:${port}${further};`,
];

const challenges = block('location ^~ /.well-known/acme-challenge/', [
  'root /var/www/acme;',
  'default_type text/plain;',
]);

const secured = (certificates: string) => [
  '# Read at each handshake, so that a new or renewed certificate counts at once.',
  `ssl_certificate ${certificates}/$ssl_server_name/fullchain.pem;`,
  `ssl_certificate_key ${certificates}/$ssl_server_name/privkey.pem;`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:marquee:10m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
  'server_tokens off;',
];

const plainServer = ({ ports }: Deployment) =>
  block('server', [
    ...listen(ports.http, ' default_server'),
    'server_tokens off;',
    ...challenges,
    ...block('location /', [
      'if ($marquee_site = "") { return 444; }',
      'return 308 https://$host$request_uri;',
    ]),
  ]);

const realAddress = (networks: readonly string[]) => [
  ...networks.map((network) => `set_real_ip_from ${network};`),
  ...(networks.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
];

const siteServer = (deployment: Deployment) => {
  const { root, current = root, certificates, ports, cdnNetworks, sites } = deployment;
  return block('server', [
    ...listen(ports.https, ' ssl http2'),
    `server_name ${sites.flatMap(({ domains }) => domains).join('\n    ')};`,
    ...secured(certificates),
    'if ($marquee_site = "") { return 421; }',
    ...realAddress(cdnNetworks),
    `root ${current}/$marquee_brand;`,
    'gzip off;',
    'recursive_error_pages on;',
    'default_type application/octet-stream;',
    ...block(
      'types',
      Object.entries(contentTypes).map(([extension, type]) => `"${type}" ${extension.slice(1)};`),
    ),
    ...Object.entries({
      ...baseHeaders,
      ...documentLines,
      'Strict-Transport-Security': strictTransport,
      'Content-Security-Policy': '$marquee_answer_policy',
      'Cache-Control': '$marquee_caching',
      'Content-Encoding': '$marquee_encoding',
      Vary: 'Accept-Encoding',
    }).map(([name, value]) => header(name, value)),
    ...limits(deployment),
    ...block(`location ~ "^/${innerPath}"`, ['return 404;']),
    ...calls,
    ...files,
    ...pages(root),
    ...renderedPages,
  ]);
};

/** The operators' console, all of which the platform answers. */
const consoleServers = (deployment: Deployment) => {
  const { consoleHost, certificates, ports, cdnNetworks } = deployment;
  if (consoleHost === null) return [];
  return [
    ...block('server', [
      ...listen(ports.http),
      `server_name ${consoleHost};`,
      'server_tokens off;',
      ...challenges,
      ...block('location /', ['return 308 https://$host$request_uri;']),
    ]),
    ...block('server', [
      ...listen(ports.https, ' ssl http2'),
      `server_name ${consoleHost};`,
      ...secured(certificates),
      ...realAddress(cdnNetworks),
      ...limits(deployment),
      ...block(`location ~ "^/${innerPath}"`, ['return 404;']),
      ...everything,
    ]),
  ];
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
    ...limitZones(deployment),
    ...upstream(deployment),
    ...plainServer(deployment),
    ...block('server', [
      ...listen(deployment.ports.https, ' ssl http2 default_server'),
      'ssl_reject_handshake on;',
      'return 421;',
    ]),
    ...siteServer(deployment),
    ...consoleServers(deployment),
    '',
  ].join('\n');
