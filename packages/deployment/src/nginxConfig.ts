import { routesPattern } from './routesPattern.ts';
import { baseHeaders, strictTransport } from './securityHeaders.ts';
import { callPath, immutablePath } from './sitePaths.ts';
import type { Deployment, ServedSite } from './ServedSite.ts';

const indent = (lines: readonly string[]) => lines.map((line) => (line ? `  ${line}` : line));

const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indent(lines), '}'];

// A location with a header of its own inherits none from around it.
const headers = (own: Readonly<Record<string, string>>) =>
  Object.entries({ ...baseHeaders, 'Strict-Transport-Security': strictTransport, ...own }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );

const fileHeaders = headers({ 'Cache-Control': 'no-cache' });

const page = (site: ServedSite, prefix: string) => {
  const folder = ['', site.pages, prefix].filter((part, index) => index === 0 || part).join('/');
  const lead = prefix ? `/${prefix}` : '';
  const documents = headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': site.policy });
  const within = (path: string) =>
    block(`location ~* "^${lead}(${path})"`, [
      ...documents,
      `try_files ${folder}$1/index.html ${folder}/app.html =404;`,
    ]);
  const start = block(`location ~* "^${lead}/index\\.html$"`, [
    ...documents,
    `try_files ${folder}/index.html =404;`,
  ]);
  return { folder, documents, locations: [...start, ...within(routesPattern(site.routes))] };
};

const siteBlock = (site: ServedSite, { root, platform }: Deployment) => {
  const pages = [...site.prefixes, ''].map((prefix) => page(site, prefix));
  const main = pages.at(-1)!;
  return block('server', [
    'listen 80;',
    `server_name ${site.domains.join(' ')};`,
    `root ${root}/${site.folder};`,
    'gzip_static on;',
    'absolute_redirect off;',
    `error_page 404 ${main.folder}/app.html;`,
    '',
    ...block(`location ~ "^/${callPath}"`, [
      `proxy_pass http://${platform};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
    ]),
    ...block('location = /routes.json', ['return 404;']),
    ...block(`location ^~ /${immutablePath}`, [
      ...headers({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
      'try_files $uri =404;',
    ]),
    ...block('location ~* "/app\\.html$"', ['internal;', ...main.documents]),
    ...pages.flatMap(({ locations }) => locations),
    ...block('location ~* "\\.(?!html$)[a-z0-9]+$"', [...fileHeaders, 'try_files $uri =404;']),
    ...block('location /', [...fileHeaders, 'return 404;']),
  ]);
};

/**
 * Configuration of nginx for built sites in front of the platform, to be included within `http`. It listens on
 * port 80: certificates belong to whoever runs it.
 */
export const nginxConfig = (deployment: Deployment): string =>
  `${deployment.sites.flatMap((site) => [...siteBlock(site, deployment), '']).join('\n')}`;
