import { closeModalAtom, type Feature, modalsAtom } from '@marquee/feature-core';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense } from 'react';
import { accountModals } from '../accountModals.ts';
import { feature as freePlay } from '../modals/freePlay.feature.ts';

type Body = ComponentType<{ onClose: () => void }>;

const bodies = new Map<string, Body>();

const modals: Feature['modals'] = { ...accountModals, ...freePlay.modals };

const bodyOf = (id: keyof NonNullable<Feature['modals']>): Body => {
  const known = bodies.get(id);
  if (known) return known;
  const load = modals?.[id];
  if (!load) throw new Error(`The feature has no modal ${id}.`);
  const body = lazy(load as () => Promise<{ default: Body }>);
  bodies.set(id, body);
  return body;
};

/** Shows the feature's open modals as the shell does. */
export const ModalHost = () => {
  const open = useAtomValue(modalsAtom);
  const close = useSetAtom(closeModalAtom);
  return open.map(({ id, params }) => {
    const Body = bodyOf(id);
    return (
      <Suspense key={id}>
        <Body {...params} onClose={() => close(id)} />
      </Suspense>
    );
  });
};
