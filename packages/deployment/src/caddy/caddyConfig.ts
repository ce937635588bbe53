import type { Deployment } from '../Deployment.ts';
import { innerPath } from '../sitePaths.ts';
import { block } from './block.ts';
import { calls, consoleBlocks, renderedPages } from './calls.ts';
import { files, headerLines, pages, vary } from './files.ts';
import { hostMap, siteMaps } from './siteMaps.ts';

const siteBlock = (deployment: Deployment) => {
  const { root, current = root, sites } = deployment;
  const { found, failed } = pages(root);
  return block(sites.flatMap(({ domains }) => domains).join(',\n'), [
    'import marquee_hosts',
    ...siteMaps(deployment),
    ...block('header', ['-Server']),
    `@inner path_regexp ^/${innerPath}`,
    ...block('handle @inner', ['respond 404']),
    ...calls(deployment),
    ...renderedPages(deployment),
    ...block('handle', [
      ...block('header', headerLines({ 'Cache-Control': 'no-cache' })),
      ...vary,
      `root * ${current}/{marquee_brand}`,
      ...files(root),
      ...found,
    ]),
    ...failed,
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
    ...block('https://', ['respond 421']),
    ...siteBlock(deployment),
    ...consoleBlocks(deployment),
    '',
  ].join('\n');
