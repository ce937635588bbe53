/** Where a merchant's folder and the database say different things. A value that is undefined is not set there. */
export type Difference = {
  key: string;
  folder: unknown;
  database: unknown;
  /** An operator has changed it since it was applied: it is kept. */
  isOperators: boolean;
};
