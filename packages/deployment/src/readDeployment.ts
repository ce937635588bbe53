import { isIP } from 'node:net';
import type { Deployment } from './Deployment.ts';

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isNetwork = (text: string) => {
  const [address = '', bits = '0', ...rest] = text.split('/');
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0;
};

/**
 * Reads what a web server has to know beside the sites from the environment: `SITES_ROOT`, `PLATFORM_UPSTREAM`,
 * `DRAIN_SECONDS`, `CDN_NETWORKS`, `CERTIFICATES`, `HTTP_PORT` and `HTTPS_PORT`. Throws one error that names all that
 * cannot be used.
 */
export const readDeployment = (
  env: Readonly<Record<string, string | undefined>>,
): Omit<Deployment, 'sites'> => {
  const problems: string[] = [];
  const folder = (name: string, fallback: string) => {
    const path = (env[name]?.trim() || fallback).replace(/\/+$/, '');
    if (!/^(?:\/[\w.-]+)+$/.test(path))
      problems.push(
        `${name} has to be an absolute path of letters, digits, ".", "_" and "-", not "${path}".`,
      );
    return path;
  };
  const whole = (name: string, fallback: number, most: number) => {
    const text = env[name]?.trim() || String(fallback);
    const isRight = /^\d{1,5}$/.test(text) && Number(text) <= most;
    if (!isRight) problems.push(`${name} has to be a whole number from 0 to ${most}, not "${text}".`);
    return Number(text);
  };
  const each = (
    name: string,
    values: readonly string[],
    isRight: (value: string) => boolean,
    expected: string,
  ) => {
    for (const value of values)
      if (!isRight(value)) problems.push(`${name} holds "${value}", expected ${expected}.`);
    return values;
  };
  const nodes = listOf(env['PLATFORM_UPSTREAM'] ?? '127.0.0.1:4000');
  if (nodes.length === 0)
    problems.push('PLATFORM_UPSTREAM has to name a node of the platform, such as 127.0.0.1:4000.');
  const deployment = {
    root: folder('SITES_ROOT', '/srv/marquee/current'),
    nodes: each(
      'PLATFORM_UPSTREAM',
      nodes,
      (node) => /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(node),
      'host and port such as 127.0.0.1:4000',
    ),
    drainSeconds: whole('DRAIN_SECONDS', 5, 300),
    cdnNetworks: each(
      'CDN_NETWORKS',
      listOf(env['CDN_NETWORKS']),
      isNetwork,
      'an address or a network such as 192.0.2.0/24',
    ),
    certificates: folder('CERTIFICATES', '/etc/marquee/certificates'),
    ports: { http: whole('HTTP_PORT', 80, 65_535), https: whole('HTTPS_PORT', 443, 65_535) },
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return deployment;
};
