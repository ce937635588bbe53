import type { Deployment } from '../Deployment.ts';
import { callPath, picturePath, vendorPath } from '../sitePaths.ts';
import { block, header, map } from './block.ts';

/** Seconds after which whoever was refused may try again. */
const retryAfter = 1;

/** A refusal as the contract has it, without words: pages say it in their reader's language. */
const tooMany = { code: 'RATE_LIMITED', message: '', details: { retryAfter } };

/**
 * Who is counted, and what for. A visitor is an address, as a CDN in front tells it; of IPv6 the network of 64 bits
 * that one subscriber has. The platform counts vendors' calls itself, as long as they are not signed.
 */
export const limitZones = ({ most }: Pick<Deployment, 'most'>) => [
  ...map('$binary_remote_addr', 'visitor', [
    'default $binary_remote_addr;',
    String.raw`"~(?s)^(?<marquee_network>.{8}).{8}$" $marquee_network;`,
  ]),
  ...map('$uri', 'caller', [
    'default "";',
    `"~^/${vendorPath}" "";`,
    `"~^/${picturePath}" "";`,
    `"~^/${callPath}" $marquee_visitor;`,
  ]),
  ...map('$uri', 'reader', [
    'default $marquee_visitor;',
    `"~^/${picturePath}" $marquee_visitor;`,
    `"~^/${callPath}" "";`,
  ]),
  ...map('$status', 'retry', ['default "";', `429 ${retryAfter};`]),
  `limit_req_zone $marquee_caller zone=marquee_calls:10m rate=${most.callsPerSecond}r/s;`,
  `limit_req_zone $marquee_reader zone=marquee_files:10m rate=${most.filesPerSecond}r/s;`,
];

/** Refuses who has had more than that. */
export const limits = ({ most }: Pick<Deployment, 'most'>) => [
  'limit_req_status 429;',
  `limit_req zone=marquee_calls burst=${4 * most.callsPerSecond} nodelay;`,
  `limit_req zone=marquee_files burst=${4 * most.filesPerSecond} nodelay;`,
  header('Retry-After', '$marquee_retry'),
  ...block('location @too_many', [
    '# Whatever the path ends with.',
    'types { }',
    'default_type "application/json; charset=utf-8";',
    `return 429 '${JSON.stringify({ success: false, error: tooMany })}';`,
  ]),
];
