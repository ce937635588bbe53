import { localStore } from '@marquee/feature-core';
import { useState } from 'react';
import { useHome } from '../useHome.ts';

/** The announcement of the day while this browser has not shown it, and what keeps that it has. */
export const useUnseenPopup = () => {
  const popup = useHome().data?.popup;
  const [seen, setSeen] = useState(() => localStore.get('seenPopup'));
  return {
    popup: popup && popup.id !== seen ? popup : undefined,
    keepSeen: (id: string) => {
      localStore.set('seenPopup', id);
      setSeen(id);
    },
  };
};
