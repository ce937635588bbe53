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
        'lb_policy round_robin',
        'lb_try_duration 5s',
        'lb_try_interval 50ms',
        'health_uri /health/ready',
        `health_interval ${settle}s`,
        'health_timeout 3s',
        ...(cdnNetworks.length > 0 ? [`trusted_proxies ${cdnNetworks.join(' ')}`] : []),
        'header_up X-Forwarded-Host {host}',
        'header_up X-Forwarded-Proto {scheme}',
        ...block('transport http', ['dial_timeout 2s', `keepalive ${settle}s`]),
      ]),
    ]),
  ];
};
