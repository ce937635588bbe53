import { localStore } from '@marquee/feature-core';
import { useState } from 'react';

/** Which side panels stand open. */
export type SideState = { start: boolean; end: boolean };

/** Width in pixels from which a panel stands beside the content column without covering it. */
const roomFor = 1440;

const read = (): SideState => {
  // The categories stand in the navigation or on the page already.
  const first = { start: false, end: window.innerWidth >= roomFor };
  try {
    const kept: unknown = JSON.parse(localStore.get('sidePanels') ?? '');
    const isState = typeof kept === 'object' && kept !== null && 'start' in kept && 'end' in kept;
    return isState ? { start: kept.start === true, end: kept.end === true } : first;
  } catch {
    return first;
  }
};

/** Which side panels stand open, as the reader left them; at first that of the apps, where there is room for it. */
export const useSidePanels = () => {
  const [state, setState] = useState(read);
  const toggle = (side: keyof SideState) => {
    const next = { ...state, [side]: !state[side] };
    localStore.set('sidePanels', JSON.stringify(next));
    setState(next);
  };
  return { state, toggle };
};
