import type { Config } from '#kernel';
import type { Traces } from './Traces.ts';

/** Loads OpenTelemetry where the configuration names a collector; elsewhere nothing of it is loaded. */
export const loadTraces = async ({ traces }: Pick<Config, 'traces'>): Promise<Traces | null> => {
  if (!traces) return null;
  const { startTraces } = await import('./startTraces.ts');
  return startTraces(traces);
};
