import { constants, setPriority } from 'node:os';
import { createReader, testVariables } from '@marquee/variables';
import { startArcade } from '@marquee/config/arcade';
import { launchBrowser } from '@marquee/config/browser';
import { freePort } from '@marquee/config/freePort';
import { startGateway } from '@marquee/config/gateway';
import { startPlatform } from '@marquee/config/platform';
import { measure, type Throttling, type Visit } from './measure.ts';
import { openMember } from './openMember.ts';
import { type BenchPage, memberPages, publicPages } from './pages.ts';
import { phoneFonts } from './phoneFonts.ts';
import { servePlain } from './servePlain.ts';

const variables = createReader(testVariables);
const runs = variables.requiredNumber('RUNS');
const slowdown = variables.requiredNumber('SLOWDOWN') / 100;
const debuggingPort = 9333;
const member = 'player1';
const sites = {
  'Sen Vàng': 'sen-vang.localhost',
  Northbay: 'northbay.localhost',
  Kampong: 'kampong.localhost',
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const rowOf = (page: string, throttling: Throttling, visits: readonly Visit[]) => {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return {
    page,
    throttling: throttling === 'simulate' ? 'simulated' : 'applied',
    score: of((v) => v.scores.performance),
    lowest: Math.min(...visits.map((v) => v.scores.performance)),
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

/**
 * Prints what the pages of each brand cost a first visitor on Lighthouse's mobile profile, and what a member's cost in
 * a further tab: medians of `RUNS` visits, and the lowest score among them. The home page in both ways of playing a
 * cheap phone, the others simulated. Names of pages given, such as `home`, measure those alone. A page of nothing but
 * words comes first: the others are to be read beside it, as machines differ. One visit before all of them is not
 * counted: it shows how a node and a browser start. The browser is that of the lockfile, the same for everybody and
 * without a window; another's figures, by `CHROME`, hold what its window costs besides.
 */
Object.assign(process.env, { FONTCONFIG_FILE: phoneFonts() });
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);
console.log(`Chromium ${browser.version()}`);
// A phone shares its processor with no platform: what starts from here on lets the browser go first.
setPriority(constants.priority.PRIORITY_LOW);
const port = await freePort();
// With the parties that a site has: matches to bet on, ways to pay.
const parties = await Promise.all([startGateway(), startArcade(port)]);
const [gateway, arcade] = parties;
const platform = await startPlatform({
  port,
  env: { NODE_ENV: 'production', ...gateway.env, ...arcade.env },
});
const plain = await servePlain();
const named = process.argv.slice(2);
try {
  const rows: object[] = [];
  await measure(`http://${sites.Northbay}:${platform.url.port}/`, debuggingPort, {
    throttling: 'simulate',
    slowdown,
  });
  const visitOften = async (name: string, url: string, throttling: Throttling) => {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1)
      visits.push(await measure(url, debuggingPort, { throttling, slowdown }));
    rows.push(rowOf(name, throttling, visits));
    console.log(JSON.stringify(rows.at(-1)));
  };
  await visitOften('words alone', plain.origin, 'simulate');
  await visitOften('words alone', plain.origin, 'devtools');
  for (const [name, host] of Object.entries(sites)) {
    const origin = `http://${host}:${platform.url.port}`;
    const visit = async ({ name: page, path }: BenchPage, throttling: Throttling = 'simulate') => {
      if (named.length > 0 && !named.includes(page)) return;
      await visitOften(`${name}, ${page}`, `${origin}${path}`, throttling);
    };
    const home = { name: 'home', path: '/' };
    await visit(home);
    await visit(home, 'devtools');
    for (const page of publicPages) await visit(page);
    if (named.length > 0 && !memberPages.some((page) => named.includes(page.name))) continue;
    const tab = await openMember(origin, debuggingPort, member);
    for (const page of memberPages) await visit(page);
    await tab.close();
  }
  console.table(rows);
} finally {
  await browser.close();
  plain.stop();
  await platform.stop();
  await Promise.all(parties.map((party) => party.stop()));
}
