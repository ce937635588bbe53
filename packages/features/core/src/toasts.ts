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

const addAtom = atom(null, (get, set, toast: Toast) => set(toastsAtom, [...get(toastsAtom), toast]));

/** Shows a toast. */
export const useToast = () => {
  const add = useSetAtom(addAtom);
  return (tone: Toast['tone'], text: string, duration = 3000) => {
    lastId += 1;
    add({ id: lastId, tone, text, duration });
  };
};
