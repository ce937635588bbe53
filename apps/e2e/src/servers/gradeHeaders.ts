import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { vi } from 'vitest';
import type { Answer } from './ask.ts';

/** The answers of a site that are graded: its start, what plain http says to it, and a call of another origin. */
export type Observed = { host: string; page: Answer; plain: Answer; foreign: Answer };

/** Runs without the list of hosts that browsers know beforehand, which the grader would fetch: ours are not on it. */
const withoutPreloadList = <T>(work: () => T): T => {
  const read = fs.readFileSync;
  const spy = vi
    .spyOn(fs, 'readFileSync')
    .mockImplementation((path, options) =>
      String(path).endsWith('hsts-preload.json') ? '{}' : read(path, options),
    );
  try {
    return work();
  } finally {
    spy.mockRestore();
  }
};

const responseOf = ({ status, headers }: Answer) => ({
  status,
  headers,
  verified: true,
  httpEquiv: new Map(),
});

/** What Mozilla's HTTP Observatory says to a site: its grade, its score, and the tests that failed. */
export const gradeHeaders = ({ host, page, plain, foreign }: Observed) => {
  const requests = new Requests(host);
  const https = new URL(String(plain.headers['location']));
  requests.responses.auto = responseOf(page);
  requests.responses.https = responseOf(page);
  requests.responses.http = responseOf(page);
  requests.responses.cors = responseOf(foreign);
  requests.responses.httpRedirects = [
    { url: new URL(`http://${host}/`), status: plain.status },
    { url: https, status: page.status },
  ];
  requests.resources.path = page.body.toString();
  requests.session = { url: https };
  const results = withoutPreloadList(() => ALL_TESTS.map((grade) => grade(requests)));
  const total = results.reduce((sum, { result }) => sum + getScoreModifier(result), 100);
  return {
    ...getGradeForScore(total),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
  };
};

/** What Google's CSP Evaluator finds in a policy that is sure to be a weakness, or likely to be one. */
export const findWeaknesses = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
