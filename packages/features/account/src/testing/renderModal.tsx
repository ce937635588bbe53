import { type Feature, type OpenModal, sessionOf } from '@marquee/feature-core';
import { type FeatureOptions, renderFeature } from '@marquee/feature-core/testing';
import { accountModals } from '../accountModals.ts';
import { catalog } from '../catalog.ts';
import { feature as freePlay } from '../modals/freePlay.feature.ts';
import { member } from './samples.ts';

const modals: Feature['modals'] = { ...accountModals, ...freePlay.modals };

// Loaded before the first test, which would otherwise wait for all of it.
await Promise.all(Object.values(modals).map((load) => load()));

type Options = Pick<FeatureOptions, 'answers' | 'flags'> & {
  modal: OpenModal;
  /** Who is logged in; a guest without it. */
  as?: typeof member;
};

/** Shows a box of this feature over a page. */
export const renderModal = ({ answers, as, ...rest }: Options) =>
  renderFeature(null, {
    catalog,
    modals,
    at: '/promotions',
    answers: { getMemberInfo: () => member, ...answers },
    ...(as && { session: sessionOf(as) }),
    ...rest,
  });
