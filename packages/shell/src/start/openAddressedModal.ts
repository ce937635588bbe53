import { openModalAtom } from '@marquee/feature-core';
import type { SiteHistory } from '../routing/siteHistory.ts';
import type { Runtime } from '../runtime/Runtime.ts';

/** Opens the modal that the address names, as controls do before any script, and takes it out of the address. */
export const openAddressedModal = (history: SiteHistory, store: Runtime['store']) => {
  const { pathname, search, hash, state } = history.location;
  const query = new URLSearchParams(search);
  const modal = query.get('modal');
  if (!modal) return;
  const resetToken = query.get('resetToken');
  query.delete('modal');
  query.delete('resetToken');
  history.replace({ pathname, search: query.size > 0 ? `?${query}` : '', hash }, state);
  switch (modal) {
    case 'login':
    case 'forgotPassword':
    case 'freePlay':
    case 'announcements':
      store.set(openModalAtom, { id: modal, params: {} });
      break;
    case 'setPasswordByLink':
      if (resetToken) store.set(openModalAtom, { id: modal, params: { resetToken } });
  }
};
