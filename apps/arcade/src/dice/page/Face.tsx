import { bauCuaFaces } from '../diceGames.ts';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** Drawings of the animals of bầu cua, each a few strokes within 100 × 100. */
const animals = {
  deer: (
    <g stroke="#8a4b17" strokeWidth="5" fill="none" strokeLinecap="round">
      <path d="M38 40 C28 30 26 20 30 10 M30 22 L20 16 M62 40 C72 30 74 20 70 10 M70 22 L80 16" />
      <path d="M34 44 Q50 34 66 44 Q66 70 50 88 Q34 70 34 44Z" fill="#c97b3b" />
      <circle cx="43" cy="56" r="3" fill="#3b1d05" stroke="none" />
      <circle cx="57" cy="56" r="3" fill="#3b1d05" stroke="none" />
      <ellipse cx="50" cy="80" rx="6" ry="4" fill="#3b1d05" stroke="none" />
    </g>
  ),
  gourd: (
    <g>
      <path
        d="M50 18 C40 18 38 30 43 38 C26 44 22 62 28 74 C34 88 66 88 72 74 C78 62 74 44 57 38 C62 30 60 18 50 18Z"
        fill="#4c9a4a"
      />
      <path
        d="M40 50 C34 58 34 68 40 76"
        stroke="#a9e08f"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M50 18 C50 10 56 8 62 8" stroke="#6b4a1c" strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M38 40 H62" stroke="#d9352c" strokeWidth="6" strokeLinecap="round" />
    </g>
  ),
  rooster: (
    <g>
      <path
        d="M60 34 C78 40 84 60 66 74 C50 86 26 78 24 60 C34 62 40 56 42 46 C44 36 50 30 60 34Z"
        fill="#d9622c"
      />
      <path d="M24 60 C10 50 14 34 26 26 C24 38 32 44 38 48Z" fill="#2f6d5b" />
      <circle cx="62" cy="34" r="14" fill="#e98b3a" />
      <path d="M54 22 q4 -12 8 -2 q4 -10 8 0 q6 -6 6 4Z" fill="#d9352c" />
      <path d="M75 34 l12 4 -12 4Z" fill="#f2c14e" />
      <circle cx="65" cy="32" r="3" fill="#201004" />
      <path d="M46 78 v12 M58 78 v12" stroke="#f2c14e" strokeWidth="4" strokeLinecap="round" />
    </g>
  ),
  fish: (
    <g>
      <path d="M14 50 C28 26 60 26 74 50 C60 74 28 74 14 50Z" fill="#e2633a" />
      <path d="M72 50 L92 34 L88 50 L92 66Z" fill="#f2a34e" />
      <path
        d="M40 34 C44 44 44 56 40 66 M52 33 C57 44 57 56 52 67"
        stroke="#fff2dc"
        strokeWidth="4"
        fill="none"
      />
      <circle cx="28" cy="46" r="4" fill="#201004" />
    </g>
  ),
  crab: (
    <g stroke="#9c2a20" strokeWidth="5" fill="none" strokeLinecap="round">
      <path d="M26 62 L12 70 M28 70 L16 82 M74 62 L88 70 M72 70 L84 82 M30 50 L18 38 M70 50 L82 38" />
      <path
        d="M18 38 C8 34 8 22 16 16 L18 28 L26 20 C30 30 26 38 18 38Z M82 38 C92 34 92 22 84 16 L82 28 L74 20 C70 30 74 38 82 38Z"
        fill="#e0503f"
      />
      <ellipse cx="50" cy="60" rx="26" ry="20" fill="#e0503f" />
      <circle cx="42" cy="50" r="3" fill="#201004" stroke="none" />
      <circle cx="58" cy="50" r="3" fill="#201004" stroke="none" />
    </g>
  ),
  shrimp: (
    <g>
      <path
        d="M26 26 C62 12 88 40 78 64 C72 80 50 86 36 78 C50 76 58 68 56 58 C52 48 38 46 28 44Z"
        fill="#ee7f62"
      />
      <path
        d="M56 26 C50 34 50 42 52 48 M70 36 C62 42 58 50 58 56 M78 54 C70 56 62 60 58 64"
        stroke="#fff0e6"
        strokeWidth="4"
        fill="none"
      />
      <path d="M36 78 L20 84 L26 72Z" fill="#f2a34e" />
      <path
        d="M28 34 C18 30 12 22 10 12 M28 36 C18 38 10 36 6 30"
        stroke="#b9482f"
        strokeWidth="3"
        fill="none"
      />
      <circle cx="38" cy="32" r="3" fill="#201004" />
    </g>
  ),
} as const;

/** An animal of bầu cua. */
export const Animal = ({ name }: { name: (typeof bauCuaFaces)[number] }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    {animals[name]}
  </svg>
);

/** What one die, or a coin, shows. */
export const Face = ({ kind, value }: { kind: string; value: number }) => {
  if (kind === 'coin')
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" fill={value === 0 ? '#f2c14e' : '#c9d3d8'} />
        <circle
          cx="50"
          cy="50"
          r="37"
          fill="none"
          stroke={value === 0 ? '#8a6410' : '#6a787f'}
          strokeWidth="3"
        />
        {value === 0 ? (
          <path d="M50 24 l8 17 18 2 -13 13 3 19 -16 -9 -16 9 3 -19 -13 -13 18 -2Z" fill="#8a6410" />
        ) : (
          <path
            d="M30 66 C34 34 66 34 70 66 M38 66 V50 M50 66 V44 M62 66 V50"
            stroke="#4e5b62"
            strokeWidth="6"
            fill="none"
          />
        )}
      </svg>
    );
  const animal = bauCuaFaces[value - 1];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="18" fill="#fbf6ea" />
      {kind === 'bauCua' && animal
        ? animals[animal]
        : pips[value]?.map(([x, y]) => (
            <circle
              key={`${x} ${y}`}
              cx={x}
              cy={y}
              r="9"
              fill={value === 1 || value === 4 ? '#c8372d' : '#23211d'}
            />
          ))}
    </svg>
  );
};
