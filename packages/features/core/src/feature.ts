import type { FeatureId } from '@marquee/brand';
import type { Flag } from '@marquee/contract/flags';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Catalog } from './catalogFrom.ts';
import type { ModalId, ModalProps } from './modals.ts';
import type { SlotName } from './slots.ts';

/** Which parts of the shared frame a page stands in. `member`: the member area, for a logged-in real account. */
export type Layout = 'shared' | 'header-only' | 'bare' | 'member';

/** Picture of an entry of the member area, or of the tools of the frame. */
export type EntryIcon =
  | 'account'
  | 'bank'
  | 'calendar'
  | 'cards'
  | 'chart'
  | 'deposit'
  | 'gift'
  | 'help'
  | 'history'
  | 'lock'
  | 'megaphone'
  | 'shield'
  | 'users'
  | 'wallet'
  | 'withdraw';

/** A lazily loaded component, as a dynamic import of its module gives it. */
export type Lazy<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** What a page looks like from afar: cards, a form, rows, tiles under filters, or a text. */
export type PageShape = 'cards' | 'form' | 'list' | 'lobby' | 'article';

/** A page of a feature. */
export type FeatureRoute = {
  /** Paths as the specification names them, the canonical one first. */
  paths: readonly `/${string}`[];
  layout: Layout;
  load: Lazy;
  /** Title of the document, beside the site's name; the home page has none of its own. */
  title?: MessageDescriptor;
  /**
   * What a page of the member area is for. With it the area draws the page's head, which stands from the first paint on;
   * a page without draws its own.
   */
  about?: MessageDescriptor;
  /** The shape that stands in its place while it loads; cards where it is left out. */
  shape?: PageShape;
  /** The page is written as HTML by the server, so that it paints before any script. Of the member area every page is, as far as it is the same for all. */
  isWritten?: true;
  /** The slots whose code comes with the page's, where their names do not begin with the feature's. */
  slots?: readonly SlotName[];
};

/** An entry that a feature adds to the header, the footer or, as `centre`, the member area. */
export type FeatureEntry = {
  place: 'navigation' | 'tools' | 'footer' | 'centre';
  label: MessageDescriptor;
  order: number;
  to?: `/${string}`;
  modal?: 'announcements';
  /** Shown in the member area and among the tools. */
  icon?: EntryIcon;
  /** Shown to agents alone. */
  forAgents?: true;
};

/**
 * The light handle of a feature: what the shell has to know before any of its code is there. Everything heavy
 * stands behind an import, so that a page loads only what it shows.
 */
export type Feature = {
  id: FeatureId;
  /** Shown only while one of these flags is on; always when absent. */
  flags?: readonly Flag[];
  routes?: readonly FeatureRoute[];
  entries?: readonly FeatureEntry[];
  slots?: Partial<Record<SlotName, Lazy>>;
  modals?: { [M in ModalId]?: Lazy<ModalProps<M>> };
  /** The feature's own catalog, loaded beside its code. */
  catalog?: Catalog;
  /** The part of it that no home page says, where it shows something there; see `partTexts` of the build. */
  furtherCatalog?: Catalog;
};

/** Declares a feature; its own type is kept, so that a wrong key does not compile. */
export const defineFeature = (feature: Feature): Feature => feature;
