import { closeModalAtom, modalsAtom, type OpenModal, openModalAtom } from '@marquee/feature-core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { Suspense, use } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useModalHistory } from './useModalHistory.ts';

const first: OpenModal = { id: 'freePlay', params: {} };
const second: OpenModal = { id: 'realAccountNeeded', params: {} };

const History = () => {
  useModalHistory();
  return null;
};

const depth = () => (window.history.state?.usr?.modals ?? 0) as number;

/** Whether the history of boxes is there; the shell brings it with the first of them. */
const hostedAtom = atom(true);

const openPage = async (page = <History />, isOpen = true) => {
  const store = createStore();
  store.set(hostedAtom, isOpen);
  const open = () => store.get(modalsAtom).map(({ id }) => id);
  render(
    <Provider store={store}>
      <BrowserRouter>{page}</BrowserRouter>
    </Provider>,
  );
  if (!isOpen) return { store, open };
  await act(async () => store.set(openModalAtom, first));
  await waitFor(() => expect(depth()).toBe(1));
  return { store, open };
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('Back closes the topmost', async () => {
  const { store, open } = await openPage();
  act(() => store.set(openModalAtom, second));
  await waitFor(() => expect(depth()).toBe(2));
  act(() => window.history.back());
  await waitFor(() => expect(open()).toEqual(['freePlay']));
});

test('one that closes by itself takes its entry away', async () => {
  const { store, open } = await openPage();
  act(() => store.set(closeModalAtom, 'freePlay'));
  await waitFor(() => expect(depth()).toBe(0));
  expect(open()).toEqual([]);
});

test('one that opens while another leaves stays open', async () => {
  const { store, open } = await openPage();
  // A browser goes back in its own time.
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  act(() => store.set(closeModalAtom, 'freePlay'));
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  act(() => store.set(openModalAtom, second));
  go.mockRestore();
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(-1);
  await act(() => arrived);
  await waitFor(() => expect(depth()).toBe(1));
  expect(open()).toEqual(['realAccountNeeded']);
});

/** A page with a link to another whose code comes with `arrive`. */
const openBeforeSlowPage = async (isOpen: boolean) => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const Page = () => {
    if (useLocation().pathname === '/slow') use(code);
    const isHosted = useAtomValue(hostedAtom);
    return (
      <>
        {isHosted && <History />}
        <Link to="/slow">On</Link>
      </>
    );
  };
  const page = await openPage(
    <Suspense>
      <Page />
    </Suspense>,
    isOpen,
  );
  const goOn = () => fireEvent.click(screen.getByRole('link'));
  const comeTo = () =>
    act(async () => {
      arrive();
      await code;
    });
  return { ...page, goOn, comeTo };
};

test('Back closes one whose entry the page has not come to yet', async () => {
  const never = new Promise<never>(() => {});
  const Page = () => {
    if (useLocation().state !== null) use(never);
    return <History />;
  };
  const { open } = await openPage(
    <Suspense>
      <Page />
    </Suspense>,
  );
  act(() => window.history.back());
  await waitFor(() => expect(open()).toEqual([]));
  expect(depth()).toBe(0);
});

test('one that opens while the page goes on from another stays open', async () => {
  const { store, open, goOn, comeTo } = await openBeforeSlowPage(true);
  await act(async () => {
    store.set(modalsAtom, []);
    goOn();
  });
  await act(async () => store.set(openModalAtom, second));
  await comeTo();
  await waitFor(() => expect(depth()).toBe(1));
  expect(window.location.pathname).toBe('/slow');
  expect(open()).toEqual(['realAccountNeeded']);
});

test('the first of a tab, which brings its history along, stays open where the page is on its way', async () => {
  const { store, open, goOn, comeTo } = await openBeforeSlowPage(false);
  await act(async () => goOn());
  await act(async () => {
    store.set(openModalAtom, first);
    store.set(hostedAtom, true);
  });
  await comeTo();
  await waitFor(() => expect(depth()).toBe(1));
  expect(open()).toEqual(['freePlay']);
});
