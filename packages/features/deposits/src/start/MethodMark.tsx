import type { ReactNode } from 'react';
import type { Offer } from '../depositTypes.ts';
import * as styles from './MethodMark.css.ts';

/** Corners of a code, by the place of each. */
const corners = [
  [20, 8],
  [37, 8],
  [20, 25],
] as const;

/** Dots of a code beside its corners. */
const dots = [
  [33, 8],
  [33, 14],
  [20, 21],
  [26, 21],
  [33, 20],
  [38, 20],
  [44, 21],
  [33, 26],
  [38, 27],
  [43, 26],
  [35, 33],
  [41, 33],
] as const;

const code = (
  <>
    {corners.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <path
          className={styles.ink}
          fillRule="evenodd"
          d={`M${x} ${y}h11v11h-11zM${x + 2} ${y + 2}v7h7v-7z`}
        />
        <rect className={styles.lead} x={x + 4} y={y + 4} width="3" height="3" />
      </g>
    ))}
    {dots.map(([x, y]) => (
      <rect key={`${x} ${y}`} className={styles.ink} x={x} y={y} width="3" height="3" />
    ))}
    <rect className={styles.lead} x="14" y="21" width="40" height="2" rx="1" />
  </>
);

const bank = (
  <>
    <path className={styles.lead} d="M15 18 34 7l19 11v3H15z" />
    <circle className={styles.onLead} cx="34" cy="15" r="2.5" />
    {[19, 28, 37, 46].map((x) => (
      <rect key={x} className={styles.ink} x={x} y="23" width="4" height="9" />
    ))}
    <rect className={styles.ink} x="15" y="34" width="38" height="3" rx="1" />
  </>
);

const cards = (
  <>
    <rect className={styles.second} x="23" y="7" width="30" height="20" rx="3" transform="rotate(8 38 17)" />
    <rect className={styles.lead} x="14" y="15" width="32" height="22" rx="3" />
    <rect className={styles.onLead} x="18" y="20" width="6" height="5" rx="1" />
    <rect className={styles.onLead} x="18" y="30" width="13" height="2.5" rx="1.25" />
    <rect className={styles.onLead} x="36" y="30" width="6" height="2.5" rx="1.25" />
  </>
);

const drawings: Readonly<Record<Offer['icon'], ReactNode>> = { qr: code, bank, wallet: cards };

/** The mark of a way to deposit, drawn for us in the brand's colours: what it is like, and nobody's trademark. */
export const MethodMark = ({ icon }: Pick<Offer, 'icon'>) => (
  <svg viewBox="0 0 68 44" aria-hidden className={styles.mark}>
    {drawings[icon]}
  </svg>
);
