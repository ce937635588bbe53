import lighthouse, { type Config, defaultConfig, type RunnerResult } from 'lighthouse';

/** How the network and processor of the cheap phone are played. */
export type Throttling = 'simulate' | 'devtools';

/** What one visit cost. Times in milliseconds, sizes in bytes as they travelled. */
export type Visit = {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  scriptBytes: number;
  scriptBytesBeforeLoad: number;
  requests: number;
  bytes: number;
};

type NetworkRequest = { url: string; resourceType?: string; transferSize: number; networkEndTime: number };

/** The cheap phone: its network is Lighthouse's, its processor takes `slowdown` times as long as this machine's. */
export type Phone = { throttling: Throttling; slowdown: number };

const mobile = ({ throttling: throttlingMethod, slowdown }: Phone): Config => ({
  extends: 'lighthouse:default',
  settings: {
    formFactor: 'mobile',
    throttlingMethod,
    throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
});

const requestsOf = (result: RunnerResult) => {
  const details = result.lhr.audits['network-requests']?.details;
  const items = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
  // What stands in the page itself, such as the empty picture of one that waits, is listed too.
  return items.filter(({ url }) => !url.startsWith('data:'));
};

const sum = (requests: readonly NetworkRequest[]) =>
  requests.reduce((total, { transferSize }) => total + transferSize, 0);

/** First visit of an address on Lighthouse's mobile profile, by the browser that listens at `port`. */
export const measure = async (url: string, port: number, phone: Phone): Promise<Visit> => {
  const result = await lighthouse(url, { port, logLevel: 'error' }, mobile(phone));
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const requests = requestsOf(result);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const details = audits['metrics']?.details;
  const [metrics] = (details && 'items' in details ? details.items : []) as { observedLoad?: number }[];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstContentfulPaint: number('first-contentful-paint'),
    largestContentfulPaint: number('largest-contentful-paint'),
    totalBlockingTime: number('total-blocking-time'),
    cumulativeLayoutShift: number('cumulative-layout-shift'),
    scriptBytes: sum(scripts),
    scriptBytesBeforeLoad: sum(
      scripts.filter(({ networkEndTime }) => networkEndTime <= (metrics?.observedLoad ?? 0)),
    ),
    requests: requests.length,
    bytes: sum(requests),
  };
};
