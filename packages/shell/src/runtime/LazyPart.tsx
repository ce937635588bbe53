import type { Lazy } from '@marquee/feature-core';
import { createElement, use } from 'react';
import type { PartSource } from './createPartLoader.ts';
import { useRuntime } from './Runtime.ts';

type Props<P> = PartSource & { load: Lazy<P>; props: P };

/** Shows a lazily loaded component; suspends until it is there, throws when it does not come. */
export const LazyPart = <P extends object>({ load, props, ...source }: Props<P>) => {
  const { parts } = useRuntime();
  return createElement(use(parts(load, source)), props);
};
