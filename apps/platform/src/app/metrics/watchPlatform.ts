import { type Metrics, type Rounds, type Services, startRounds } from '#kernel';
import { measureQueues } from './measureQueues.ts';

/** Milliseconds between two measurements of what waits in the database: whoever scrapes more often asks it no more. */
const every = 30_000;

/** Lets a scrape read what is not counted: pools, work that is due, the audit; measures the queues beside it. */
export const watchPlatform = (
  services: Services,
  metrics: Metrics,
  rounds: Readonly<Record<string, Pick<Rounds, 'lateness'>>>,
): Rounds => {
  const { database, audit, log } = services;
  let measuredAt = performance.now();
  const startedAt = performance.now();
  metrics.onScrape(() => {
    metrics.draining.set(services.isDraining() ? 1 : 0);
    for (const { name, open, used, most, awaited } of database.pools?.() ?? []) {
      metrics.connections.set({ pool: name }, open);
      metrics.connectionsUsed.set({ pool: name }, used);
      metrics.connectionsMost.set({ pool: name }, most);
      metrics.connectionsAwaited.set({ pool: name }, awaited);
    }
    for (const [round, { lateness }] of Object.entries(rounds))
      metrics.roundLate.set({ round }, lateness() / 1000);
    metrics.ledgerBreaches.set(audit.breaches().length);
    metrics.auditAge.set((performance.now() - (audit.endedAt() ?? startedAt)) / 1000);
    metrics.queuesAge.set((performance.now() - measuredAt) / 1000);
  });
  return startRounds(
    {
      name: 'metrics',
      subjects: ['queues'],
      every,
      work: async () => {
        await measureQueues(services, metrics);
        measuredAt = performance.now();
        return undefined;
      },
    },
    log,
  );
};
