import type { OperationId } from '@marquee/contract/route';
import { modalsAtom } from '@marquee/feature-core';
import { renderFeature } from '@marquee/feature-core/testing';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { catalog } from '../catalog.ts';
import type { Answers } from './answers.ts';
import { permission } from './permission.ts';

/** What stands around a part of this feature. */
export type Options = Omit<Parameters<typeof renderFeature>[1], 'catalog' | 'answers'> & {
  answers?: Answers;
  /** Path of the page that the part is, where it reads one. */
  path?: string;
};

type Query = Record<string, unknown>;

/** Renders a part of this feature as the shell would, on a platform that answers from a table. */
export const renderGames = async (part: ReactNode, options: Options = {}) => {
  const { answers = {}, path = '*', site, ...rest } = options;
  const { called, store, address, ...view } = await renderFeature(
    <Routes>
      <Route path={path} element={part} />
      {path !== '*' && <Route path="*" element={<p>Another page</p>} />}
    </Routes>,
    {
      ...rest,
      catalog,
      site: { permission, ...site },
      answers: Object.fromEntries(
        Object.entries(answers).map(([operation, answer]) => [
          operation,
          ({ query = {} }) => answer(query as Query),
        ]),
      ),
    },
  );
  return {
    ...view,
    /** What the browser's address bar would show. */
    address: () => decodeURIComponent(address()),
    /** The boxes that are open over the page. */
    openModals: () => store.get(modalsAtom).map(({ id }) => id),
    callsTo: (operation: OperationId) =>
      called.mock.calls.filter(([id]) => id === operation).map(([, input]) => input as { query: Query }),
  };
};
