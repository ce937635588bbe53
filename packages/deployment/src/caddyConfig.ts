import { baseHeaders, strictTransport } from './securityHeaders.ts';
import { settleSeconds } from './settleSeconds.ts';
import { callPath, immutablePath, innerPath, largestBody } from './sitePaths.ts';
import { siteTables } from './siteTables.ts';
import type { Deployment } from './Deployment.ts';

const block = (head: string, lines: readonly string[]) => [
  `${head} {`.trimStart(),
  ...lines.map((line) => `\t${line}`),
  '}',
];

const map = (from: string, to: readonly string[], lines: readonly string[]) =>
  block(`map ${from} ${to.map((name) => `{marquee_${name}}`).join(' ')}`, lines);

/** Nothing stands at this address, in no folder. */
const nowhere = '/no-such-page';

const hostMap = (deployment: Deployment) =>
  map(
    '{host}',
    ['brand', 'pages'],
    [
      ...siteTables(deployment).domains.map(({ domain, folder, pages }) => `${domain} ${folder} "${pages}"`),
      'default "" ""',
    ],
  );

const siteMaps = (deployment: Deployment) => {
  const { brands, languages, routes } = siteTables(deployment);
  return [
    ...map(
      '{marquee_brand}',
      ['languages', 'routes', 'policy'],
      brands.map((brand) => `${brand.folder} "${brand.languages}" "${brand.routes}" "${brand.policy}"`),
    ),
    '# The language of the address, and the path below it.',
    ...map(
      '{marquee_languages}{path}',
      ['language', 'path'],
      [
        ...languages.map(({ name, pattern }) => `~^${name}/(${pattern})(/.*)?$ "/\${1}" "\${2}"`),
        'default "" {path}',
      ],
    ),
    '# The page without what may stand at its end.',
    ...map(
      '{marquee_path}',
      ['page'],
      [`~^/merchants(/|$) ${nowhere}`, String.raw`~^(.*?)(?:/index\.html)?/?$ "${'$'}{1}"`],
    ),
    '# The document that pages made in the browser begin with.',
    ...map(
      '{marquee_routes}{marquee_path}',
      ['frame'],
      [...routes.map(({ name, pattern }) => `~(?i)^${name}${pattern} /app.html`), `default ${nowhere}`],
    ),
  ];
};

const headerLines = (own: Readonly<Record<string, string>>) =>
  Object.entries({
    ...baseHeaders,
    'Strict-Transport-Security': strictTransport,
    Vary: 'Accept-Encoding',
    ...own,
  }).map(([name, value]) => `${name} "${value}"`);

const fileServer = (...further: string[]) => block('file_server', ['precompressed br gzip', ...further]);

const calls = ({ nodes, drainSeconds, cdnNetworks }: Deployment) => {
  const settle = settleSeconds(drainSeconds);
  return [
    `@calls path_regexp ^/${callPath}`,
    ...block('handle @calls', [
      `header Strict-Transport-Security "${strictTransport}"`,
      ...block('request_body', [`max_size ${largestBody}MB`]),
      ...block(`reverse_proxy ${nodes.join(' ')}`, [
        'lb_policy round_robin',
        'lb_try_duration 5s',
        'lb_try_interval 50ms',
        `fail_duration ${settle}s`,
        'health_uri /health/ready',
        `health_interval ${settle}s`,
        'health_timeout 3s',
        ...(cdnNetworks.length > 0 ? [`trusted_proxies ${cdnNetworks.join(' ')}`] : []),
        'header_up X-Forwarded-Host {host}',
        ...block('transport http', ['dial_timeout 2s', `keepalive ${settle}s`]),
      ]),
    ]),
  ];
};

const fileName = [String.raw`path_regexp (?i)\.[a-z0-9]+$`, String.raw`not path_regexp (?i)\.html$`];

const files = [
  ...block('@files', [
    ...fileName,
    String.raw`not path_regexp (?i)\.(br|gz)$`,
    'not path /routes.json',
    'file {path}',
  ]),
  ...block('handle @files', [
    `@kept path /${immutablePath}*`,
    'header @kept Cache-Control "public, max-age=31536000, immutable"',
    ...fileServer(),
  ]),
  ...block('@noFile', fileName),
  ...block('handle @noFile', ['respond "There is no such file." 404']),
];

const pages = (root: string) => {
  const documents = `${root}/{marquee_brand}{marquee_pages}{marquee_language}`;
  return {
    found: [
      ...block('@page file', [`root ${documents}`, 'try_files {marquee_page}/index.html {marquee_frame}']),
      ...block('handle @page', [
        'header Content-Security-Policy "{marquee_policy}"',
        `root * ${documents}`,
        'rewrite * {http.matchers.file.relative}',
        ...fileServer(),
      ]),
      ...block('handle', ['error 404']),
    ],
    missing: block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      ...block('handle @missing', [
        ...block(
          'header',
          headerLines({ 'Content-Security-Policy': '{marquee_policy}', 'Cache-Control': 'no-cache' }),
        ),
        `root * ${documents}`,
        'rewrite * /app.html',
        ...fileServer('status 404'),
      ]),
    ]),
  };
};

const siteBlock = (deployment: Deployment) => {
  const { root, sites } = deployment;
  const { found, missing } = pages(root);
  return block(sites.flatMap(({ domains }) => domains).join(',\n'), [
    'import marquee_hosts',
    ...siteMaps(deployment),
    ...block('header', ['-Server']),
    `@inner path_regexp ^/${innerPath}`,
    ...block('handle @inner', ['respond 404']),
    ...calls(deployment),
    ...block('handle', [
      ...block('header', headerLines({ 'Cache-Control': 'no-cache' })),
      `root * ${root}/{marquee_brand}`,
      ...files,
      ...found,
    ]),
    ...missing,
  ]);
};

/**
 * Configuration of Caddy for built sites in front of the platform; Caddy gets the certificates itself. Where its
 * administration listens may be set by `CADDY_ADMIN`.
 */
export const caddyConfig = (deployment: Deployment): string =>
  [
    '# Written by the build. What differs between sites stands in maps; the rest is the same for all.',
    ...block('', [
      'admin {$CADDY_ADMIN:localhost:2019}',
      `http_port ${deployment.ports.http}`,
      `https_port ${deployment.ports.https}`,
      '# Unknown hosts are not redirected, but refused.',
      'auto_https disable_redirects',
      'skip_install_trust',
    ]),
    ...block('(marquee_hosts)', hostMap(deployment)),
    ...block('http://', [
      'import marquee_hosts',
      '@known expression {marquee_brand} != ""',
      ...block('handle @known', ['redir https://{host}{uri} 308']),
      ...block('handle', ['abort']),
    ]),
    ...siteBlock(deployment),
    '',
  ].join('\n');
