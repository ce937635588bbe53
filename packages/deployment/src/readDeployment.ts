import { createReader, deploymentVariables, type Environment, VariablesError } from '@marquee/variables';
import type { Deployment } from './Deployment.ts';

/**
 * Reads what a web server has to know beside the sites from the environment: `SITES_ROOT`, `CONSOLE_HOST`, `PLATFORM_UPSTREAM`,
 * `DRAIN_SECONDS`, `CDN_NETWORKS`, `CALLS_PER_SECOND`, `FILES_PER_SECOND`, `CERTIFICATES`, `HTTP_PORT` and `HTTPS_PORT`.
 * Throws one error that names all that cannot be used.
 */
export const readDeployment = (env: Environment): Omit<Deployment, 'sites'> => {
  const problems: string[] = [];
  const { text, requiredText, requiredNumber, list, networks } = createReader(
    deploymentVariables,
    env,
    problems,
  );
  const folder = (name: 'SITES_ROOT' | 'CERTIFICATES') => {
    const path = requiredText(name).replace(/\/+$/, '');
    if (!/^(?:\/[\w.-]+)+$/.test(path))
      problems.push(
        `${name} has to be an absolute path of letters, digits, ".", "_" and "-", not "${path}".`,
      );
    return path;
  };
  const nodes = list('PLATFORM_UPSTREAM');
  if (nodes.length === 0)
    problems.push('PLATFORM_UPSTREAM has to name a node of the platform, such as 127.0.0.1:4000.');
  for (const node of nodes)
    if (!/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(node))
      problems.push(`PLATFORM_UPSTREAM holds "${node}", expected host and port such as 127.0.0.1:4000.`);
  const rate = (name: 'CALLS_PER_SECOND' | 'FILES_PER_SECOND') => {
    const count = requiredNumber(name);
    if (count === 0) problems.push(`${name} has to be 1 or more.`);
    return count;
  };
  const consoleHost = text('CONSOLE_HOST')?.toLowerCase() ?? null;
  if (consoleHost !== null && !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(consoleHost))
    problems.push(`CONSOLE_HOST has to be a host name such as console.example, not "${consoleHost}".`);
  const deployment = {
    consoleHost,
    root: folder('SITES_ROOT'),
    nodes,
    drainSeconds: requiredNumber('DRAIN_SECONDS'),
    cdnNetworks: networks('CDN_NETWORKS'),
    most: {
      callsPerSecond: rate('CALLS_PER_SECOND'),
      filesPerSecond: rate('FILES_PER_SECOND'),
    },
    certificates: folder('CERTIFICATES'),
    ports: { http: requiredNumber('HTTP_PORT'), https: requiredNumber('HTTPS_PORT') },
  };
  if (problems.length > 0) throw new VariablesError(problems);
  return deployment;
};
