import type { Language } from '@marquee/reference';

/** What a still page hears and does, which is no server's. */
export type StillScript = {
  /** The moment that its clocks show, milliseconds since 1970. */
  now: number;
  /** What its calls are answered, by path; other calls are never answered. */
  answers: Readonly<Record<string, unknown>>;
  /** What its event stream tells, once. */
  event?: unknown;
  /** What stands behind its address's `#`. */
  hash?: string;
  /** Milliseconds without a change after which it counts as drawn, where it shows one thing after the other. */
  quiet?: number;
  /** Selectors of what is pressed, in this order. */
  presses?: readonly string[];
};

/** A page of the arcade at one moment. */
export type Still = {
  /** The page's script, from `src`. */
  entry: string;
  start: (language: Language) => { language: string; title: string };
  script: (language: Language) => Omit<StillScript, 'now'>;
};
