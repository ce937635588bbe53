import type { OpenModal } from '@marquee/feature-core';

/** The modal that an address names, such as `/?modal=login`; only those that need nothing more may be named. */
export const readAddressedModal = (address: string): OpenModal | undefined => {
  const query = new URLSearchParams(address.split('?')[1]?.split('#')[0]);
  const modal = query.get('modal');
  const id = query.get('id');
  const resetToken = query.get('resetToken');
  switch (modal) {
    case 'login':
    case 'forgotPassword':
    case 'freePlay':
      return { id: modal, params: {} };
    case 'announcements':
      return {
        id: modal,
        params: { ...(id && { id }), ...(query.get('tab') === 'inbox' && { tab: 'inbox' as const }) },
      };
    case 'promotion':
      return id ? { id: modal, params: { id } } : undefined;
    default:
      // The link of an e-mail carries its token alone.
      return resetToken ? { id: 'setPasswordByLink', params: { resetToken } } : undefined;
  }
};
