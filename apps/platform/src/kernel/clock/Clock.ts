/** The platform's clock. In the sandbox it can be moved, and every node follows within a second. */
export type Clock = {
  now: () => Date;
  /** Reads the offset again when it is older than a second; each call begins with it. */
  refresh: () => Promise<void>;
  /** Sets the distance to the system's clock in milliseconds. */
  setOffset: (offset: number) => Promise<void>;
};
