import type { Feature, Lazy } from '@marquee/feature-core';
import { createElement, use } from 'react';
import { useRuntime } from './Runtime.ts';

type Props<P> = { load: Lazy<P>; feature?: Feature; area?: string; props: P };

/** Shows a lazily loaded component; suspends until it is there, throws when it does not come. */
export const LazyPart = <P extends object>({ load, feature, area, props }: Props<P>) => {
  const { parts } = useRuntime();
  return createElement(use(parts(load, { feature, area })), props);
};
