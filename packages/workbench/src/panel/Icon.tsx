const paths = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  undo: 'M6 3 2.5 6.5 6 10M2.5 6.5h7a4 4 0 0 1 0 8H7',
  redo: 'm10 3 3.5 3.5L10 10M13.5 6.5h-7a4 4 0 0 0 0 8H9',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  pass: 'm3 8.5 3.5 3.5L13 4.5',
  fail: 'm4 4 8 8m0-8-8 8',
};

/** A line drawing beside or in place of a word that is said otherwise. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
