import type { Variables } from '../Variable.ts';
import { platformVariables } from './platformVariables.ts';

const { DRAIN_SECONDS } = platformVariables;

/** What the web servers' configuration is written from, beside the sites. */
export const deploymentVariables = {
  SITES_ROOT: {
    kind: 'folder',
    purpose: 'where the brand folders will be on the web server',
    default: '/srv/marquee/current',
  },
  PLATFORM_UPSTREAM: {
    kind: 'list',
    purpose: "host and port of each of the platform's nodes, seen from the web server, separated by commas",
    default: '127.0.0.1:4000',
  },
  CONSOLE_HOST: {
    kind: 'text',
    purpose: "the host name of the operators' console, the same as the nodes have",
  },
  DRAIN_SECONDS: {
    kind: 'seconds',
    purpose: 'the same as the nodes have',
    default: DRAIN_SECONDS.default,
    most: DRAIN_SECONDS.most,
  },
  CDN_NETWORKS: {
    kind: 'networks',
    purpose: "the networks of a CDN in front, whose X-Forwarded-For tells the visitor's address",
  },
  CALLS_PER_SECOND: {
    kind: 'count',
    purpose: 'how many calls of one address nginx hands on in a second, and four times as many at once',
    default: '50',
    most: 100_000,
  },
  FILES_PER_SECOND: {
    kind: 'count',
    purpose:
      'how many pages, files and pictures one address gets of nginx in a second, and four times as many at once',
    default: '250',
    most: 100_000,
  },
  CERTIFICATES: {
    kind: 'folder',
    purpose: "nginx's folder with `<domain>/fullchain.pem` and `<domain>/privkey.pem`",
    default: '/etc/marquee/certificates',
  },
  HTTP_PORT: { kind: 'port', purpose: 'where the web server listens for http', default: '80' },
  HTTPS_PORT: { kind: 'port', purpose: 'where the web server listens for https', default: '443' },
} as const satisfies Variables;
