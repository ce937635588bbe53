import type { FeatureId } from '@marquee/brand';
import type { OpenModal } from '@marquee/feature-core';
import type { OperationId, RouteValue } from '@marquee/contract/route';
import type { StateId } from './states.ts';

/** What the platform answers otherwise than its examples say. */
export type Changes = { readonly [O in OperationId]?: Partial<RouteValue<O>> };

/** A screen of the sites as the gallery shows it. */
export type Screen = {
  title: string;
  /** The feature whose handle has the route or the box. */
  feature: FeatureId;
  /** The route's first path. */
  path?: `/${string}`;
  /** The box that stands open over the page. */
  modal?: OpenModal;
  /** Address at which it is opened, where that is not the path itself. */
  at?: `/${string}`;
  /** Member type of whoever looks where the state does not say; nobody is logged in unless told. */
  viewer?: number;
  changes?: Changes;
  /** Selectors of what is pressed once the page stands, in this order: so its own boxes open. */
  presses?: readonly string[];
  states: readonly StateId[];
};
