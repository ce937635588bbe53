// The package is written in JavaScript. What is told here is what the grading of headers needs.
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export type ObservedResponse = {
    status: number;
    headers: Record<string, string | string[] | undefined>;
    verified: boolean;
    httpEquiv: Map<string, string[]>;
  };
  export class Requests {
    constructor(hostname: string);
    responses: Record<'auto' | 'cors' | 'http' | 'https', ObservedResponse | null> & {
      httpRedirects: { url: URL; status: number }[];
    };
    resources: { path: string | null };
    session: { url: URL } | null;
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export const getScoreModifier: (result: string) => number;
  export const getGradeForScore: (score: number) => { score: number; grade: string };
}
