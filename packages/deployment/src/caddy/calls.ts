import type { Deployment } from '../Deployment.ts';
import { strictTransport } from '../securityHeaders.ts';
import { settleSeconds } from '../settleSeconds.ts';
import { callPath, innerPath, largestBody } from '../sitePaths.ts';
import { block } from './block.ts';

/** The platform's nodes, and which of them are left out; how long one is looked for, and what else is said of them. */
const platform = (
  { nodes, drainSeconds, cdnNetworks }: Deployment,
  further: readonly string[] = [],
  patience = '5s',
) => {
  const settle = settleSeconds(drainSeconds);
  return [
    `header Strict-Transport-Security "${strictTransport}"`,
    ...block('request_body', [`max_size ${largestBody}MB`]),
    ...block(`reverse_proxy ${nodes.join(' ')}`, [
      // Taking turns, Caddy 2.6 may meet the same node twice and find that there is none.
      'lb_policy least_conn',
      `lb_try_duration ${patience}`,
      'lb_try_interval 50ms',
      // It repeats no call with a body, so it has to know beforehand that a node is about to stop.
      'health_uri /health/ready',
      `health_interval ${settle * 500}ms`,
      'health_timeout 3s',
      ...(cdnNetworks.length > 0 ? [`trusted_proxies ${cdnNetworks.join(' ')}`] : []),
      'header_up X-Forwarded-Host {host}',
      'header_up X-Forwarded-Proto {scheme}',
      ...further,
      ...block('transport http', ['dial_timeout 2s', `keepalive ${settle}s`]),
    ]),
  ];
};

/** What is handed on to the platform. */
export const calls = (deployment: Deployment) => [
  `@calls path_regexp ^/${callPath}`,
  ...block('handle @calls', platform(deployment)),
];

/** Pages, which the platform renders. Whatever keeps it from that is an error, which is answered with the frame. */
export const renderedPages = (deployment: Deployment) => [
  '@rendered expression {marquee_frame} == "/app.html"',
  ...block(
    'handle @rendered',
    platform(
      deployment,
      [
        'header_down -Strict-Transport-Security',
        '@away status 5xx',
        ...block('handle_response @away', ['error 503']),
      ],
      '1s',
    ),
  ),
];

/** The operators' console, all of which the platform answers. */
export const consoleBlocks = (deployment: Deployment) => {
  const { consoleHost } = deployment;
  if (consoleHost === null) return [];
  return [
    ...block(`http://${consoleHost}`, ['redir https://{host}{uri} 308']),
    ...block(consoleHost, [
      ...block('header', ['-Server']),
      `@inner path_regexp ^/${innerPath}`,
      ...block('handle @inner', ['respond 404']),
      ...block('handle', platform(deployment, ['header_down -Strict-Transport-Security'])),
    ]),
  ];
};
