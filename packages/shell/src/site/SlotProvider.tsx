import { SlotContext, type SlotName } from '@marquee/feature-core';
import { type ReactNode, useCallback } from 'react';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { isHomeSlot } from '../runtime/isOfHome.ts';
import { useShown } from './useShown.ts';

/** Lets pages and the frame show what features put in a slot. */
export const SlotProvider = ({ children }: { children: ReactNode }) => {
  const { features } = useShown();
  const show = useCallback(
    (name: SlotName, fallback: ReactNode) =>
      features.map((feature) => {
        const load = feature.slots?.[name];
        return load ? (
          <Extra key={feature.id} fallback={fallback}>
            <LazyPart load={load} feature={feature} isOfHome={isHomeSlot(name)} props={{}} />
          </Extra>
        ) : null;
      }),
    [features],
  );
  return <SlotContext value={show}>{children}</SlotContext>;
};
