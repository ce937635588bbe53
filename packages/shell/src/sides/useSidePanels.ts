import { localStore } from '@marquee/feature-core';
import { useState } from 'react';

/** Which side panels stand open. */
export type SideState = { start: boolean; end: boolean };

/** Width in pixels from which both panels stand beside the content column without covering it. */
const roomFor = 1440;

const read = (): SideState => {
  const isOpen = window.innerWidth >= roomFor;
  try {
    const kept: unknown = JSON.parse(localStore.get('sidePanels') ?? '');
    const isState = typeof kept === 'object' && kept !== null && 'start' in kept && 'end' in kept;
    return isState ? { start: kept.start === true, end: kept.end === true } : { start: isOpen, end: isOpen };
  } catch {
    return { start: isOpen, end: isOpen };
  }
};

/** Which side panels stand open, as the reader left them; at first, where there is room for them. */
export const useSidePanels = () => {
  const [state, setState] = useState(read);
  const toggle = (side: keyof SideState) => {
    const next = { ...state, [side]: !state[side] };
    localStore.set('sidePanels', JSON.stringify(next));
    setState(next);
  };
  return { state, toggle };
};
