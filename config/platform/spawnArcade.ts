import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, vendors } from '../../apps/arcade/src/games/catalogue.ts';
import { isRoomKind } from '../../apps/arcade/src/rooms/roomGames.ts';
import type { LoadedBrand } from '../../packages/brand/src/load/index.ts';

const main = join(import.meta.dirname, '../../apps/arcade/src/main.ts');

/** An arcade's process, and what a platform has to be told so that its games open there. */
export type SpawnedArcade = { child: ChildProcess; env: { VENDORS_FILE: string } };

/** What an arcade needs: ports of both programs, who offers its games, and a folder for its rounds and secrets. */
export type ArcadeOptions = {
  port: number;
  platformPort: number;
  brands: readonly Pick<LoadedBrand, 'brand'>[];
  folder: string;
  stdio: StdioOptions;
};

const write = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value), { mode: 0o600 });

/** Starts the sandbox's game vendor, with secrets for each brand and studio that nobody else knows. */
export const spawnArcade = ({ port, platformPort, brands, folder, stdio }: ArcadeOptions): SpawnedArcade => {
  mkdirSync(folder, { recursive: true });
  const merchants = brands.flatMap(({ brand }) => brand.merchants);
  const secrets = new Map(
    merchants.map(({ code }) => [
      code,
      Object.fromEntries(vendors.map((vendor) => [vendor, randomBytes(32).toString('base64url')])),
    ]),
  );
  const partnersFile = join(folder, 'partners.json');
  const vendorsFile = join(folder, 'vendors.json');
  write(
    partnersFile,
    Object.fromEntries(
      merchants.map(({ code, domains }) => [
        code,
        {
          wallet: `http://${domains.find((domain) => domain.endsWith('.localhost')) ?? domains[0]}:${platformPort}/vendor/v1`,
          secrets: secrets.get(code),
        },
      ]),
    ),
  );
  write(
    vendorsFile,
    Object.fromEntries(
      vendors.map((vendor) => [
        vendor,
        {
          launchUrl: `http://localhost:${port}/play?vendor=${vendor}`,
          ...(catalogue.some((game) => game.vendor === vendor && isRoomKind(game.kind)) && {
            roomsUrl: `http://localhost:${port}/rooms?vendor=${vendor}`,
          }),
          secrets: Object.fromEntries(merchants.map(({ code }) => [code, [secrets.get(code)?.[vendor]]])),
        },
      ]),
    ),
  );
  const child = spawn('node', [main], {
    env: {
      ...process.env,
      SANDBOX: '1',
      ARCADE_PORT: String(port),
      ARCADE_DIR: folder,
      ARCADE_PARTNERS: partnersFile,
    },
    stdio,
  });
  return { child, env: { VENDORS_FILE: vendorsFile } };
};
