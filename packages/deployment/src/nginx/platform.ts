import type { Deployment } from '../Deployment.ts';
import { strictTransport } from '../securityHeaders.ts';
import { settleSeconds } from '../settleSeconds.ts';
import { callPath, largestBody, vendorPath } from '../sitePaths.ts';
import { block, header } from './block.ts';

/** The platform's nodes. */
export const upstream = ({ nodes, drainSeconds }: Deployment) =>
  block('upstream marquee_platform', [
    'zone marquee_platform 128k;',
    ...nodes.map((node) => `server ${node} max_fails=2 fail_timeout=${settleSeconds(drainSeconds)}s;`),
    'keepalive 64;',
    '# Shorter than a node drains, so that none closes a connection that is still used.',
    `keepalive_timeout ${settleSeconds(drainSeconds)}s;`,
  ]);

const handedOn = [
  '# The platform sends its other headers itself.',
  header('Strict-Transport-Security', strictTransport),
  'error_page 429 @too_many;',
  `client_max_body_size ${largestBody}m;`,
  'proxy_pass http://marquee_platform;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_connect_timeout 2s;',
];

/** A host all of which they answer. */
export const everything = block('location /', [...handedOn, 'proxy_hide_header Strict-Transport-Security;']);

/** Pages, which they render. Whatever keeps them from it, the frame is sent, whose scripts make the page. */
export const renderedPages = block('location @rendered', [
  ...handedOn,
  'proxy_hide_header Strict-Transport-Security;',
  'proxy_read_timeout 10s;',
  'proxy_intercept_errors on;',
  'error_page 500 502 503 504 = @frame;',
]);

/** What is handed on to them. */
export const calls = block(`location ~ "^/${callPath}"`, [
  ...handedOn,
  // A node that closes its port drops connections that it has not taken yet, and only a vendor's call may be sent twice.
  ...block(`location ~ "^/${vendorPath}"`, [
    'proxy_pass http://marquee_platform;',
    'proxy_next_upstream error timeout non_idempotent;',
  ]),
]);
