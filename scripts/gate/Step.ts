/** What a step was asked to run. */
export type Ask = {
  /** Its tasks that have not passed as they are now, by turbo's names (`@marquee/ui#test`). */
  tasks: readonly string[];
  /** Whether these are all that the step has. */
  isWhole: boolean;
  /** Whether it is to repeat what has passed before, and draw what has not changed. */
  isAll: boolean;
};

/** A step of the gate. */
export type Step = {
  name: string;
  /** Seconds that it may take on two cores with cold caches; printed beside what it took. */
  budget: number;
  /** turbo's tasks whose hashes say what the step depends on; `test` is that of every package. */
  tasks: readonly string[];
  /** turbo itself keeps its results and brings them back: it is always asked. */
  isKeptByTurbo?: boolean;
  /** The command, from what has to run. */
  command: (ask: Ask) => readonly string[];
};
