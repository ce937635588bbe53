import { modalsAtom } from '@marquee/feature-core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { gamesFrame, type Options } from './gamesFrame.tsx';

/** Renders a part of this feature as the shell would, on a platform that answers from a table. */
export const renderGames = async (part: ReactNode, options: Options = {}) => {
  const { frame, store, ...log } = await gamesFrame(part, options);
  const view = render(frame);
  return {
    ...view,
    ...log,
    /** What the browser's address bar would show. */
    address: () => view.getByTestId('address').textContent,
    /** The boxes that are open over the page. */
    openModals: () => store.get(modalsAtom).map(({ id }) => id),
  };
};
