import { atom, useSetAtom } from 'jotai';

/** A short word to the reader that leaves by itself. */
export type Toast = {
  id: number;
  tone: 'positive' | 'caution' | 'critical' | 'info';
  text: string;
  /** Milliseconds that it stays; the specification's 3000 unless told. */
  duration: number;
};

/** The toasts on the page, the newest last. */
export const toastsAtom = atom<readonly Toast[]>([]);

let lastId = 0;

/** Adds a toast; for code that is no component. Components use `useToast`. */
export const addToastAtom = atom(
  null,
  (get, set, toast: Omit<Toast, 'id' | 'duration'> & { duration?: number }) => {
    lastId += 1;
    set(toastsAtom, [...get(toastsAtom), { duration: 3000, ...toast, id: lastId }]);
  },
);

/** Shows a toast. */
export const useToast = () => {
  const add = useSetAtom(addToastAtom);
  return (tone: Toast['tone'], text: string, duration?: number) =>
    add({ tone, text, ...(duration && { duration }) });
};
