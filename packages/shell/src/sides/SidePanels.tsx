import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { useIsIdle } from '../runtime/useIsIdle.ts';
import { breakpoints } from '@marquee/ui/media';

const loadPanels = () => import('./SidePanels.slot.tsx');

/** Both side panels, once the page is at rest, and never on a phone. */
export const SidePanels = () => {
  const isIdle = useIsIdle();
  if (!isIdle || !matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches) return null;
  return (
    <Extra>
      <LazyPart load={loadPanels} props={{}} />
    </Extra>
  );
};
