import type { Config } from '#kernel';

/**
 * Scheme, host and port of the console, for links that no call asked for; null where there is none. A sandbox is reached
 * at the port that it listens at, anything else by https.
 */
export const originOfConsole = ({
  consoleHost,
  isSandbox,
  publicPort,
  port,
}: Pick<Config, 'consoleHost' | 'isSandbox' | 'publicPort' | 'port'>): string | null => {
  if (consoleHost === null) return null;
  if (isSandbox) return `http://${consoleHost}:${publicPort ?? port}`;
  return `https://${consoleHost}${publicPort === null ? '' : `:${publicPort}`}`;
};
