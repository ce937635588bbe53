import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A web server of a test: nginx or Caddy, on ports of its own, with the configuration that a release brought. */
export type WebServer = {
  ports: { http: number; https: number };
  /** Certificate of whoever signs the sites' certificates. */
  authority: string;
  /** Goes over to another configuration file while it serves. */
  load: (config: string) => Promise<void>;
  /** The end of what it has written. */
  log: () => string;
  stop: () => Promise<void>;
};

/** Where a program is on this machine; undefined where it is not. Web servers stand where only root looks. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
