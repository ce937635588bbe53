import type { Deployment } from '../Deployment.ts';
import { strictTransport } from '../securityHeaders.ts';
import { settleSeconds } from '../settleSeconds.ts';
import { callPath, largestBody } from '../sitePaths.ts';
import { block } from './block.ts';

/** What is handed on to the platform's nodes, and which of them are left out. */
export const calls = ({ nodes, drainSeconds, cdnNetworks }: Deployment) => {
  const settle = settleSeconds(drainSeconds);
  return [
    `@calls path_regexp ^/${callPath}`,
    ...block('handle @calls', [
      `header Strict-Transport-Security "${strictTransport}"`,
      ...block('request_body', [`max_size ${largestBody}MB`]),
      ...block(`reverse_proxy ${nodes.join(' ')}`, [
        // Taking turns, Caddy 2.6 may meet the same node twice and find that there is none.
        'lb_policy least_conn',
        'lb_try_duration 5s',
        'lb_try_interval 50ms',
        // It repeats no call with a body, so it has to know beforehand that a node is about to stop.
        'health_uri /health/ready',
        `health_interval ${settle * 500}ms`,
        'health_timeout 3s',
        ...(cdnNetworks.length > 0 ? [`trusted_proxies ${cdnNetworks.join(' ')}`] : []),
        'header_up X-Forwarded-Host {host}',
        'header_up X-Forwarded-Proto {scheme}',
        ...block('transport http', ['dial_timeout 2s', `keepalive ${settle}s`]),
      ]),
    ]),
  ];
};
