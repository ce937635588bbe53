/** How the body travels: as the row asks, or in one of the ways in which it may go wrong. */
export type Wire =
  | 'right'
  | 'wrongType'
  | 'noType'
  | 'broken'
  | 'bytes'
  | 'empty'
  | 'tooBig'
  | 'deep'
  | 'missing';

/** One generated call of a row. */
export type FuzzCase = {
  isMember: boolean;
  host: string;
  address: string;
  headers: Record<string, string>;
  wire: Wire;
  body: { value: unknown; spoilt?: string };
  query: { value: unknown; spoilt?: string } | { raw: string };
};
