import { setTimeout as wait } from 'node:timers/promises';
import { VariablesError } from '@marquee/variables';
import { type BrandData, describeError, loadMerchants, openDatabases, readConfig, StartError } from '#kernel';
import { createLog, createPlatform, describePlatform, loadTraces, serveMetrics } from '#app';

/** Milliseconds that what is under way may take after a node was told to stop. */
const patience = 10_000;
let drainMilliseconds = 0;

/** `--check` starts nothing: it says whether the environment and the brands' folders hold together. */
const isCheck = process.argv.includes('--check');

const start = async () => {
  const config = await readConfig(process.env);
  if (isCheck) {
    const merchants = await loadMerchants(config.brandsDir);
    console.log(`The settings hold together, for ${merchants.length} merchants.`);
    return async () => undefined;
  }
  drainMilliseconds = config.drainSeconds * 1_000;
  const log = createLog(config.logLevel);
  const merchants = await loadMerchants(config.brandsDir);
  const database = await openDatabases(config, (error) =>
    log.error({ failure: describeError(error) }, 'A connection to the database was lost.'),
  );
  try {
    const traces = await loadTraces(config);
    const platform = await createPlatform({ config, database, merchants, log, traces });
    const { app, services, metrics, drain } = platform;
    // Whoever started a sandbox hands it what a brand's folder says anew, and is told when that is so or why it is not.
    if (config.isSandbox && process.send) {
      process.on('message', (data: BrandData) => {
        platform.apply(data).then(
          () => process.send?.('applied'),
          (error: Error) => process.send?.(error.message),
        );
      });
    }
    const scraped = config.metrics && metrics && (await serveMetrics(metrics, config.metrics));
    if (scraped) log.info(`Metrics at http://${config.metrics?.host}:${scraped.port}/metrics`);
    const close = async (linger?: number) => {
      await platform.close(linger);
      await scraped?.close();
      await traces?.stop();
    };
    const stop = async () => {
      // Half of the time for whoever asks for readiness, half for whoever keeps connections.
      drain();
      await wait(drainMilliseconds / 2);
      await close(drainMilliseconds / 2);
      await database.close();
    };
    await app.listen({ port: config.port, host: config.host }).catch(async (error: NodeJS.ErrnoException) => {
      await close();
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${config.port} is in use. Stop what listens there, or set PORT to another one.`,
        EACCES: `Port ${config.port} may not be opened by this user. Set PORT to 1024 or above.`,
        EADDRNOTAVAIL: `HOST ${config.host} is no address of this machine.`,
      };
      throw new StartError(sentences[error.code ?? ''] ?? error.message, { cause: error });
    });
    if (database.kind === 'pglite') {
      log.warn('The embedded database promises nothing when the power fails: real money needs DATABASE_URL.');
    }
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    if (config.showsTable) console.log(describePlatform(services, port));
    return stop;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** What went wrong, as the person at the terminal can use it. */
const sentenceOf = (error: unknown) => {
  const isForeseen = error instanceof VariablesError || error instanceof StartError;
  const isBrands = error instanceof Error && error.name === 'BrandError';
  if (isForeseen || isBrands) return error.message;
  return `The platform could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};

const starting = start();
let stopping = false;
// Listened for from the first moment: a start that is cut short closes its folder too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    // A call that never ends must not keep the process: the next start waits for this folder.
    setTimeout(() => process.exit(1), patience + drainMilliseconds).unref();
    starting
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}
try {
  await starting;
  if (isCheck) process.exit(0);
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
