import { type FeatureOptions, renderFeature } from '@marquee/feature-core/testing';
import type { ReactNode } from 'react';
import { catalog } from '../catalog.ts';
import { permission } from './permission.ts';

/** What stands around a part of this feature. */
export type Options = Omit<FeatureOptions, 'catalog'>;

/** Renders a part of this feature on a site that names its merchant. */
export const renderGames = (part: ReactNode, { site, ...rest }: Options = {}) =>
  renderFeature(part, { ...rest, catalog, site: { permission, ...site } });
