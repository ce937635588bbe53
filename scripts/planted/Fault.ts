import type { Proof } from './Proof.ts';

/** A change of one place: the text has to stand in the file exactly once, or the fault has gone stale. */
export type Edit = { file: string; find: string; replace: string };

/** A mistake that somebody could make, and what has to catch it. */
export type Fault = {
  name: string;
  edits: readonly Edit[];
  /** Where it was caught before journeys, fuzz and engines were thinned out; nothing where it still is. */
  before?: string;
  proof: Proof;
};

/** Faults of one kind. */
export type Faults = { kind: string; faults: readonly Fault[] };
