const paths = [
  'M12 2C6 8 2 11 2 15a4.5 4.5 0 0 0 8.5 2L9 22h6l-1.5-5A4.5 4.5 0 0 0 22 15c0-4-4-7-10-13Z',
  'M12 2a4.6 4.6 0 0 0-3.9 7A4.8 4.8 0 1 0 10.6 16.5L9 22h6l-1.6-5.5A4.8 4.8 0 1 0 15.9 9 4.6 4.6 0 0 0 12 2Z',
  'M12 1L21 12 12 23 3 12Z',
  'M12 21C5 15 2 11.5 2 7.5A5 5 0 0 1 12 6a5 5 0 0 1 10 1.5C22 11.5 19 15 12 21Z',
];

/** A suit, drawn: not every phone's letters have one. */
export const Suit = ({ suit }: { suit: number }) => (
  <svg className="suit" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[suit]} fill="currentColor" />
  </svg>
);
