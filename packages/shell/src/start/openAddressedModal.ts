import { startTransition } from 'react';
import { openModalAtom } from '@marquee/feature-core';
import { readAddressedModal } from '../routing/readAddressedModal.ts';
import type { SiteHistory } from '../routing/siteHistory.ts';
import type { Runtime } from '../runtime/Runtime.ts';

/** Opens the modal that the address names, as controls do before any script, and takes it out of the address. */
export const openAddressedModal = (history: SiteHistory, store: Runtime['store']) => {
  const { pathname, search, hash, state } = history.location;
  const modal = readAddressedModal(search);
  if (!modal) return;
  const query = new URLSearchParams(search);
  for (const key of ['modal', 'id', 'tab', 'resetToken']) query.delete(key);
  history.replace({ pathname, search: query.size > 0 ? `?${query}` : '', hash }, state);
  // What of the page is not taken over yet would be in one step, hundreds of milliseconds on a cheap phone.
  startTransition(() => store.set(openModalAtom, modal));
};
