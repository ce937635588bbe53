import { useEffect, useState, type ReactNode } from 'react';
import { code, flag } from './Flag.css.ts';

/** Props of `Flag`. */
export interface FlagProps {
  /** ISO 3166 code of a country. */
  country: string;
}

let shapes: Record<string, ReactNode> | undefined;

/**
 * A country's flag, drawn, because Windows has no flags among its emoji. Decoration: the country's name
 * stands beside it. Drawings are loaded after the page; until then, and for others, the code stands there.
 */
export const Flag = ({ country }: FlagProps) => {
  const [drawings, setDrawings] = useState(shapes);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      shapes ??= (await import('./flagShapes.tsx')).flagShapes;
      if (isCurrent) setDrawings(shapes);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, []);
  const drawing = drawings?.[country];
  return drawing ? (
    <svg viewBox="0 0 30 20" className={flag} aria-hidden>
      {drawing}
    </svg>
  ) : (
    <span className={code} aria-hidden>
      {country}
    </span>
  );
};
