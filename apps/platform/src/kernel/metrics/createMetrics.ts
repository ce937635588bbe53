import type { RegistryContentType } from 'prom-client';

/** Seconds at which calls and orders are told apart. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What a node counts and measures of itself. Labels are drawn from what the code and the brands' folders name (rows,
 * codes, vendors with a secret, merchants), never from what a caller sends: no caller can add a series.
 */
export const createMetrics = async () => {
  // A node without metrics loads nothing for them.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry<RegistryContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const readers: (() => void)[] = [];
  collectDefaultMetrics({ register: registry });
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers });
  const seconds = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  return {
    calls: counter('marquee_calls_total', 'Calls by row of the contract and code of the answer.', [
      'row',
      'code',
    ]),
    callSeconds: seconds('marquee_call_duration_seconds', 'How long calls took.', ['row']),
    vendorCalls: counter('marquee_vendor_calls_total', "Game vendors' calls whose signature was right.", [
      'vendor',
      'row',
      'code',
    ]),
    paymentOrders: counter('marquee_payment_orders_total', 'Orders given to the payment gateway.', [
      'order',
      'outcome',
    ]),
    paymentSeconds: seconds('marquee_payment_order_duration_seconds', 'How long the payment gateway took.', [
      'order',
    ]),
    messages: counter('marquee_messages_total', 'Tries to hand a message to a carrier.', [
      'channel',
      'outcome',
    ]),
    pages: counter('marquee_pages_total', 'Pages that were not kept, by what became of them.', ['outcome']),
    pageSeconds: seconds('marquee_page_duration_seconds', 'How long it took to render pages.', []),
    connections: gauge('marquee_database_connections', 'Connections of a pool that are open.', ['pool']),
    connectionsUsed: gauge('marquee_database_connections_used', 'Connections of a pool at work.', ['pool']),
    connectionsMost: gauge('marquee_database_connections_most', 'Connections that a pool may open.', [
      'pool',
    ]),
    connectionsAwaited: gauge(
      'marquee_database_connections_awaited',
      'Calls that wait for a connection of a pool.',
      ['pool'],
    ),
    roundLate: gauge('marquee_round_late_seconds', 'How long the work that is due longest has waited.', [
      'round',
    ]),
    outboxWaiting: gauge('marquee_outbox_waiting', 'Messages that are not sent yet.', ['merchant']),
    outboxAge: gauge('marquee_outbox_oldest_seconds', 'Age of the oldest message that is not sent yet.', [
      'merchant',
    ]),
    payoutsWaiting: gauge('marquee_payouts_waiting', 'Payouts that the gateway has not taken yet.', [
      'merchant',
    ]),
    payoutsAge: gauge('marquee_payouts_oldest_seconds', 'Age of the oldest payout that it has not taken.', [
      'merchant',
    ]),
    queuesAge: gauge('marquee_queues_measured_seconds', 'How long ago outbox and payouts were measured.', []),
    ledgerBreaches: gauge('marquee_ledger_breaches', 'Rows that break a rule, as the last audit found.', []),
    auditAge: gauge('marquee_ledger_audit_age_seconds', 'How long ago an audit of the ledger ended.', []),
    draining: gauge('marquee_draining', '1 on a node that is about to stop.', []),
    /** Has something called before each scrape, for what is read and not counted. */
    onScrape: (read: () => void) => void readers.push(read),
    scrape: (): Promise<string> => {
      for (const read of readers) read();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
};

/** What a node counts and measures of itself. */
export type Metrics = Awaited<ReturnType<typeof createMetrics>>;
