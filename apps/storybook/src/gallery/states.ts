/** Who looks at a screen, by the member type that the platform tells; a guest has none. */
export type Viewer = number | null;

type State = {
  name: string;
  viewer?: Viewer;
  /** What becomes of the answers that the screen is made from. */
  answers?: 'loading' | 'empty' | 'error' | 'long';
  site?: 'maintenance' | 'blocked' | 'address' | 'measured';
  /** Whether whoever looks at the console may change nothing. */
  mayOnlyRead?: true;
};

/** The states in which screens are reviewed. */
export const states = {
  guest: { name: 'Guest', viewer: null },
  member: { name: 'Member', viewer: 0 },
  agent: { name: 'Agent', viewer: 1 },
  demo: { name: 'Demo', viewer: 4 },
  loading: { name: 'Loading', answers: 'loading' },
  empty: { name: 'Empty', answers: 'empty' },
  error: { name: 'Error', answers: 'error' },
  long: { name: 'Long text', answers: 'long' },
  maintenance: { name: 'Maintenance', site: 'maintenance' },
  blocked: { name: 'Blocked', site: 'blocked' },
  address: { name: 'Address blocked', site: 'address' },
  staff: { name: 'Staff', viewer: null },
  reader: { name: 'Staff that may only read', viewer: null, mayOnlyRead: true },
  measured: { name: 'Asks about statistics', site: 'measured' },
} as const satisfies Record<string, State>;

/** The name of a state. */
export type StateId = keyof typeof states;

/** A state as whoever opens a screen reads it. */
export const stateOf = (id: StateId): State => states[id];
