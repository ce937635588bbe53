import { routesPattern } from './routesPattern.ts';
import { baseHeaders, strictTransport } from './securityHeaders.ts';
import { callPath, immutablePath } from './sitePaths.ts';
import type { Deployment, ServedSite } from './ServedSite.ts';

const indent = (lines: readonly string[]) => lines.map((line) => (line ? `\t${line}` : line));

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

const headerLines = (policy?: string) =>
  Object.entries({
    ...baseHeaders,
    'Strict-Transport-Security': strictTransport,
    ...(policy && { 'Content-Security-Policy': policy }),
  }).map(([name, value]) => `${name} "${value}"`);

const pages = (site: ServedSite, prefix: string, index: number) => {
  const folder = ['', site.pages, prefix].filter((part, place) => place === 0 || part).join('/');
  const lead = prefix ? `/${prefix}` : '';
  const name = `@pages${index}`;
  return [
    `@start${index} path_regexp (?i)^${lead}/index\\.html$`,
    `rewrite @start${index} ${lead}/`,
    `${name} path_regexp route${index} (?i)^${lead}(${routesPattern(site.routes)})`,
    ...block(`handle ${name}`, [
      `header Content-Security-Policy "${site.policy}"`,
      `try_files ${folder}{re.route${index}.1}/index.html ${folder}/app.html`,
      'file_server {',
      '\tprecompressed br gzip',
      '}',
    ]),
  ];
};

const siteBlock = (site: ServedSite, { root, platform }: Deployment) => {
  const frame = `${site.pages ? `/${site.pages}` : ''}/app.html`;
  return block(site.domains.join(', '), [
    `root * ${root}/${site.folder}`,
    `@calls path_regexp ^/${callPath}`,
    ...block('handle @calls', [`reverse_proxy ${platform}`]),
    ...block('handle', [
      ...block('header', headerLines()),
      `@kept path /${immutablePath}*`,
      'header @kept Cache-Control "public, max-age=31536000, immutable"',
      `@renewed not path /${immutablePath}*`,
      'header @renewed Cache-Control "no-cache"',
      ...[...site.prefixes, ''].flatMap((prefix, index) => pages(site, prefix, index)),
      '@files {',
      '\tpath_regexp (?i)\\.[a-z0-9]+$',
      '\tnot path_regexp (?i)\\.html$',
      '\tnot path /routes.json',
      '\tfile {path}',
      '}',
      ...block('handle @files', ['file_server {', '\tprecompressed br gzip', '}']),
      ...block('handle', ['error 404']),
    ]),
    ...block('handle_errors', [
      '@missing expression {http.error.status_code} == 404',
      ...block('handle @missing', [
        ...block('header', [...headerLines(site.policy), 'Cache-Control "no-cache"']),
        `rewrite * ${frame}`,
        ...block('file_server', ['status 404']),
      ]),
    ]),
  ]);
};

/** Configuration of Caddy for built sites in front of the platform; Caddy gets the certificates itself. */
export const caddyConfig = (deployment: Deployment): string =>
  `${deployment.sites.flatMap((site) => [...siteBlock(site, deployment), '']).join('\n')}`;
