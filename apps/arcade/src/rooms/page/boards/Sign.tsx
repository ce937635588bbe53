/** The sign of a place in caro: a cross or a ring, drawn. */
export const Sign = ({ place }: { place: number }) => (
  <svg className={`sign p${place}`} viewBox="0 0 24 24" aria-hidden="true">
    {place === 0 ? <path d="M5 5L19 19M19 5L5 19" /> : <circle cx="12" cy="12" r="8" />}
  </svg>
);
