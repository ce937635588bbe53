import { type Feature, type OpenModal, sessionOf } from '@marquee/feature-core';
import { type FeatureOptions, renderFeature } from '@marquee/feature-core/testing';
import { accountModals } from '../accountModals.ts';
import { catalog } from '../catalog.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
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

let shown: Awaited<ReturnType<typeof renderFeature>>;

/** Shows a box of this feature over a page. */
export const renderModal = async ({ answers, as, ...rest }: Options) => {
  shown = await renderFeature(null, {
    catalog,
    modals,
    at: '/promotions',
    answers: { getMemberInfo: () => member, ...answers },
    ...(as && { session: sessionOf(as) }),
    ...rest,
  });
  return shown;
};

/** Waits until the login in the box that was shown last is greeted, as every one but the first is. */
export const untilGreeted = () =>
  waitFor(() => expect(shown.toasts().at(-1)).toMatch(/^Welcome back, Linh\. You are logged in\./));
