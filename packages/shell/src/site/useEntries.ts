import { useLingui } from '@lingui/react';
import { type EntryIcon, type FeatureEntry, useSession } from '@marquee/feature-core';
import { useHasPage } from './useHasPage.ts';
import { useShown } from './useShown.ts';

/** An entry of a feature as the frame shows it; one that opens a modal has the address that names it. */
export type ShownEntry = { key: string; label: string; href: string; icon: EntryIcon | undefined };

/** What features add to a place of the frame, in their order. */
export const useEntries = (place: FeatureEntry['place']): ShownEntry[] => {
  const { i18n } = useLingui();
  const { features } = useShown();
  const hasPage = useHasPage();
  const session = useSession();
  const isAgent = session.status === 'member' && session.isAgent;
  return features
    .flatMap(({ entries = [] }) => entries)
    .filter((entry) => entry.place === place && (isAgent || !entry.forAgents))
    .sort((one, other) => one.order - other.order)
    .flatMap(({ label, to, modal, icon }) => {
      const href = to ?? (modal && `/?modal=${modal}`);
      return href && hasPage(href) ? [{ key: href, label: i18n._(label), href, icon }] : [];
    });
};
