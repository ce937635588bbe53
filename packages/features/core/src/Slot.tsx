import { createContext, type ReactNode, useContext } from 'react';
import type { SlotName } from './slots.ts';

/** Gives what the features of this site put in a slot; null where none fills it. Filled by the shell. */
export const SlotContext = createContext<(name: SlotName, fallback: ReactNode) => ReactNode>(() => null);

/** Shows what other features put here, nothing where none does; `fallback` stands while their code loads. */
export const Slot = ({ name, fallback = null }: { name: SlotName; fallback?: ReactNode }) =>
  useContext(SlotContext)(name, fallback);
