import { useEffect, useRef, type ReactNode } from 'react';
import type { PastRound } from '../live/LiveMessage.ts';
import { bigRoad } from '../roads/bigRoad.ts';
import { derivedRoad, lookBack } from '../roads/derivedRoad.ts';
import { layRoad } from '../roads/layRoad.ts';

const rows = 6;
/** Pixels that an empty road is wide. */
const leastWidth = 460;

const Grid = ({
  label,
  columns,
  size,
  children,
}: {
  label: string;
  columns: number;
  size: number;
  children: ReactNode;
}) => {
  const least = Math.ceil(leastWidth / size);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ left: columns * size - scroller.current.clientWidth });
  }, [columns, size]);
  const width = Math.max(columns, least);
  return (
    // A road is longer than a phone is wide: it scrolls, by keyboard too.
    <figure className="road">
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={scroller} tabIndex={0} aria-label={label}>
        <svg width={width * size} height={rows * size} viewBox={`0 0 ${width} ${rows}`} aria-hidden="true">
          <defs>
            <pattern id={`grid${size}`} width="1" height="1" patternUnits="userSpaceOnUse">
              <path d="M1 0H0V1" className="line" />
            </pattern>
          </defs>
          <rect width={width} height={rows} fill={`url(#grid${size})`} />
          {children}
        </svg>
      </section>
    </figure>
  );
};

const widthOf = (places: readonly { x: number }[]) => Math.max(0, ...places.map(({ x }) => x + 1)) + 1;

/** Every round as a bead with its sign. */
const BeadPlate = ({ rounds, label }: { rounds: readonly PastRound[]; label: string }) => (
  <Grid label={label} columns={Math.ceil(rounds.length / rows) + 1} size={22}>
    {rounds.map(({ number, label: sign, side }, index) => (
      <g key={number} transform={`translate(${Math.floor(index / rows) + 0.5} ${(index % rows) + 0.5})`}>
        <circle r="0.42" className={`bead ${side?.winner ?? ''}`} />
        <text y="0.16" className="sign">
          {sign}
        </text>
        {side?.pairs?.map((pair) => (
          <circle
            key={pair}
            r="0.12"
            cx={pair === 'a' ? -0.32 : 0.32}
            cy={pair === 'a' ? -0.32 : 0.32}
            className={`bead ${pair}`}
          />
        ))}
      </g>
    ))}
  </Grid>
);

const BigRoad = ({ rounds, label }: { rounds: readonly PastRound[]; label: string }) => {
  const laid = layRoad(bigRoad(rounds.flatMap(({ side }) => side ?? [])).columns);
  return (
    <Grid label={label} columns={widthOf(laid)} size={18}>
      {laid.map(({ entry, x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${x + 0.5} ${y + 0.5})`}>
          <circle r="0.36" className={`ring ${entry.side}`} />
          {entry.ties > 0 && <path d="M-.3 .3L.3 -.3" className="tie" />}
          {entry.ties > 1 && (
            <text y="0.2" className="count">
              {entry.ties}
            </text>
          )}
          {entry.pairs.map((pair) => (
            <circle
              key={pair}
              r="0.12"
              cx={pair === 'a' ? -0.3 : 0.3}
              cy={pair === 'a' ? -0.3 : 0.3}
              className={`bead ${pair}`}
            />
          ))}
        </g>
      ))}
    </Grid>
  );
};

const mark = {
  bigEyeBoy: (colour: string) => <circle r="0.32" className={`ring ${colour}`} />,
  smallRoad: (colour: string) => <circle r="0.34" className={`bead ${colour}`} />,
  cockroachRoad: (colour: string) => <path d="M-.3 .3L.3 -.3" className={`slash ${colour}`} />,
};

const DerivedRoad = ({
  rounds,
  kind,
  label,
}: {
  rounds: readonly PastRound[];
  kind: keyof typeof lookBack;
  label: string;
}) => {
  const { columns } = bigRoad(rounds.flatMap(({ side }) => side ?? []));
  const laid = layRoad(
    derivedRoad(
      columns.map(({ length }) => length),
      lookBack[kind],
    ),
  );
  return (
    <Grid label={label} columns={widthOf(laid)} size={11}>
      {laid.map(({ entry, x, y }) => (
        <g key={`${x},${y}`} transform={`translate(${x + 0.5} ${y + 0.5})`}>
          {mark[kind](entry === 'red' ? 'a' : 'b')}
        </g>
      ))}
    </Grid>
  );
};

type Names = { bead: string; bigRoad: string; bigEyeBoy: string; smallRoad: string; cockroachRoad: string };

/** The roads of a table: what came, and how regular it was. They tell of the past, and of nothing that comes. */
export const Roads = ({
  rounds,
  names,
  hasDerived,
}: {
  rounds: readonly PastRound[];
  names: Names;
  hasDerived: boolean;
}) => (
  <div className="roads">
    <BeadPlate rounds={rounds.slice(-72)} label={names.bead} />
    <BigRoad rounds={rounds} label={names.bigRoad} />
    {hasDerived && (
      <div className="derived">
        <DerivedRoad rounds={rounds} kind="bigEyeBoy" label={names.bigEyeBoy} />
        <DerivedRoad rounds={rounds} kind="smallRoad" label={names.smallRoad} />
        <DerivedRoad rounds={rounds} kind="cockroachRoad" label={names.cockroachRoad} />
      </div>
    )}
  </div>
);
