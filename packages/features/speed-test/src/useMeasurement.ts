import { keepBestLine, useSite } from '@marquee/feature-core';
import { useEffect, useRef, useState } from 'react';
import { bestOf, type Line, middleOf } from './Line.ts';
import { measureLines } from './measureLines.ts';
import { tryLine } from './tryLine.ts';

type Measurement = {
  /** As far as they have been measured; none before the first time. */
  lines: readonly Line[];
  state: 'new' | 'running' | 'done';
  start: () => Promise<void>;
};

/** Measures the domains of the site when it is told to, and remembers the fastest. */
export const useMeasurement = (domains: readonly string[]): Measurement => {
  const { permission } = useSite();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [state, setState] = useState<Measurement['state']>('new');
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const start = async () => {
    const running = new AbortController();
    leaving.current = running;
    setState('running');
    const merchant = permission?.info.merchant;
    const measured = await measureLines(
      domains,
      (domain) => tryLine(domain, merchant),
      setLines,
      running.signal,
    );
    if (running.signal.aborted) return;
    const best = bestOf(measured);
    if (best) keepBestLine({ domain: best.domain, ms: middleOf(best)!, at: new Date().toISOString() });
    setState('done');
  };
  return { lines, state, start };
};
