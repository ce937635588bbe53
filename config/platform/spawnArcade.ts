import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, vendors } from '../../apps/arcade/src/games/catalogue.ts';
import { isRoomKind } from '../../apps/arcade/src/rooms/roomGames.ts';
import { leagues } from '../../apps/arcade/src/sports/rules/leagues.ts';
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
  /** Begins with the secrets that the folder holds: for one that was stopped beside a running platform. */
  again?: boolean;
};

const write = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value), { mode: 0o600 });

const files = (folder: string) => ({
  partners: join(folder, 'partners.json'),
  vendors: join(folder, 'vendors.json'),
});

/** The secrets that an arcade before had, by merchant and vendor: one that the console turned over stands in its file alone. */
const secretsBefore = (folder: string): Record<string, { secrets?: Record<string, string> }> => {
  const path = files(folder).partners;
  if (!existsSync(path)) return {};
  return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof secretsBefore>;
};

/** Agrees with each brand and studio on secrets that nobody else knows, new ones once, and writes them for both programs. */
const agree = ({ port, platformPort, brands, folder }: Omit<ArcadeOptions, 'stdio'>) => {
  mkdirSync(folder, { recursive: true });
  const merchants = brands.flatMap(({ brand }) => brand.merchants);
  const before = secretsBefore(folder);
  const secrets = new Map(
    merchants.map(({ code }) => [
      code,
      Object.fromEntries(
        vendors.map((vendor) => [
          vendor,
          before[code]?.secrets?.[vendor] ?? randomBytes(32).toString('base64url'),
        ]),
      ),
    ]),
  );
  write(
    files(folder).partners,
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
    files(folder).vendors,
    Object.fromEntries(
      vendors.map((vendor) => [
        vendor,
        {
          launchUrl: `http://localhost:${port}/play?vendor=${vendor}`,
          ...(catalogue.some((game) => game.vendor === vendor && isRoomKind(game.kind)) && {
            roomsUrl: `http://localhost:${port}/rooms?vendor=${vendor}`,
          }),
          ...(catalogue.some((game) => game.vendor === vendor && leagues.has(game.id)) && {
            fixturesUrl: `http://localhost:${port}/fixtures?vendor=${vendor}`,
          }),
          secrets: Object.fromEntries(merchants.map(({ code }) => [code, [secrets.get(code)?.[vendor]]])),
        },
      ]),
    ),
  );
};

/** Starts the sandbox's game vendor, under secrets of its own, or once more under those that the platform was told. */
export const spawnArcade = ({ stdio, again = false, ...options }: ArcadeOptions): SpawnedArcade => {
  const { port, folder } = options;
  if (!again) agree(options);
  const child = spawn('node', [main], {
    env: {
      ...process.env,
      SANDBOX: '1',
      ARCADE_PORT: String(port),
      ARCADE_DIR: folder,
      ARCADE_PARTNERS: files(folder).partners,
    },
    stdio,
  });
  return { child, env: { VENDORS_FILE: files(folder).vendors } };
};
