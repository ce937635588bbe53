import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Feature } from '../feature.ts';
import { closeModalAtom, modalsAtom } from '../modals.ts';

type Body = ComponentType<{ onClose: () => void }>;
type Load = () => Promise<{ default: Body }>;

const bodies = new Map<Load, Body>();

const bodyOf = (load: Load): Body => {
  const known = bodies.get(load);
  if (known) return known;
  const body = lazy(load);
  bodies.set(load, body);
  return body;
};

/** Shows a feature's open boxes as the shell does. */
export const Modals = ({ modals }: { modals: NonNullable<Feature['modals']> }) => {
  const open = useAtomValue(modalsAtom);
  const close = useSetAtom(closeModalAtom);
  return open.map(({ id, params }) => {
    const load = modals[id];
    if (!load) return null;
    const Body = bodyOf(load as Load);
    return (
      <Suspense key={id}>
        <Body {...params} onClose={() => close(id)} />
      </Suspense>
    );
  });
};
