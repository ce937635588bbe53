import type { StillId } from '@marquee/arcade/stills';
import type { Brand, FeatureId } from '@marquee/brand';
import type { OpenModal } from '@marquee/feature-core';
import type { Reader } from '@marquee/contract/examples';
import type { OperationId, RouteValue } from '@marquee/contract/route';
import type { RefusalCode } from './refusals.ts';
import type { StateId } from './states.ts';

/** What the platform answers otherwise than its examples say. */
export type Changes = { readonly [O in OperationId]?: Partial<RouteValue<O>> };

/** Changes that hold money or words: these are the reader's own. */
export type ReaderChanges = (reader: Reader) => Changes;

/** Calls that the platform refuses. */
export type Refusals = { readonly [O in OperationId]?: RefusalCode };

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
  changes?: Changes | ReaderChanges;
  /** What the brand has otherwise in its layout. */
  layout?: Partial<Brand['layout']>;
  refuses?: Refusals;
  /** The page of the arcade that it consists of, or that stands in its frame where it has a path. */
  still?: StillId;
  /** Whether the browser refuses to open windows. */
  blocksWindows?: true;
  /** What has become of a game that its page has waited for in vain. */
  late?: 'slow' | 'silent';
  /** Selectors of what is pressed once the page stands, in this order: so its own boxes open. */
  presses?: readonly string[];
  /** What is typed, chosen or attached after that, by the selector of its field. */
  fills?: Readonly<Record<string, string>>;
  /** Whether the form of the box or the page is sent then. */
  sends?: boolean;
  /** Selector of what stands there in the end: without it the story fails. */
  shows?: string;
  /** Whether a box stands over the page, where `modal` and `presses` do not tell. */
  isBox?: boolean;
  states: readonly StateId[];
};
