import { createReader, testVariables } from '@marquee/variables';
import { startPlatform } from '@marquee/config/platform';
import { launchBrowser } from '@marquee/config/browser';
import { measure, type Throttling, type Visit } from './measure.ts';

const runs = createReader(testVariables).requiredNumber('RUNS');
const debuggingPort = 9333;
const sites = { 'Sen Vàng': 'sen-vang.localhost', Northbay: 'northbay.localhost' };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const rowOf = (name: string, throttling: Throttling, visits: readonly Visit[]) => {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return {
    site: name,
    throttling: throttling === 'simulate' ? 'simulated' : 'applied',
    score: of((v) => v.scores.performance),
    FCP: seconds(of((v) => v.firstContentfulPaint)),
    LCP: seconds(of((v) => v.largestContentfulPaint)),
    TBT: `${Math.round(of((v) => v.totalBlockingTime))} ms`,
    CLS: of((v) => v.cumulativeLayoutShift).toFixed(3),
    'JS before load': kilobytes(of((v) => v.scriptBytesBeforeLoad)),
    'JS in all': kilobytes(of((v) => v.scriptBytes)),
    requests: of((v) => v.requests),
    bytes: kilobytes(of((v) => v.bytes)),
    'access./practices/SEO': [
      of((v) => v.scores.accessibility),
      of((v) => v.scores['best-practices']),
      of((v) => v.scores.seo),
    ].join('/'),
  };
};

/** Prints what each brand's home costs a first visitor on Lighthouse's mobile profile: medians of `RUNS` visits. */
const platform = await startPlatform({ env: { NODE_ENV: 'production' } });
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
try {
  const rows = [];
  for (const [name, host] of Object.entries(sites)) {
    for (const throttling of ['simulate', 'devtools'] as const) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        visits.push(await measure(`http://${host}:${platform.url.port}/`, debuggingPort, throttling));
      }
      rows.push(rowOf(name, throttling, visits));
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await platform.stop();
}
