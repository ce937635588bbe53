import { colourOf, roulette } from '../rules/roulette.ts';
import { ChipOnSpot } from './Chips.tsx';
import { Spot } from './Spot.tsx';
import { useTable } from './TableContext.ts';

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const isGroup = (spot: string) => spot.includes('-');

/** Where the middle of a group of numbers lies on the layout, in cells: three to a row, zero above them. */
const middleOf = (group: readonly number[]) => {
  const withZero = group.includes(0);
  const rest = group.filter((number) => number !== 0);
  const x = rest.reduce((sum, number) => sum + ((number - 1) % 3) + 0.5, 0) / rest.length;
  const y = rest.reduce((sum, number) => sum + Math.floor((number - 1) / 3) + 0.5, 0) / rest.length;
  const isWholeRow = rest.length % 3 === 0;
  return { x: isWholeRow ? 0 : x, y: withZero ? 0 : y };
};

const groups = roulette.spots.filter(isGroup).map((spot) => {
  const group = spot.split('-').map(Number);
  return { spot, ...middleOf(group), pays: 36 / group.length - 1 };
});

/** A place on the lines between numbers: small to see, and large enough for a finger. */
const LineSpot = ({ spot, x, y, pays }: (typeof groups)[number]) => {
  const { draft, placed, isOpen, lay, returned, money, digits } = useTable();
  const amount = (draft[spot] ?? 0) + (placed[spot] ?? 0);
  const name = spot.replaceAll('-', ' · ');
  return (
    <button
      type="button"
      className={`between${amount > 0 && (returned?.(spot) ?? 0) > 100 ? ' won' : ''}`}
      style={{ left: `${(x / 3) * 100}%`, top: `${(y / 12) * 100}%` }}
      aria-label={[name, `${pays}:1`, amount > 0 && money(amount)].filter(Boolean).join(', ')}
      aria-disabled={!isOpen}
      onClick={() => isOpen && lay(spot)}
    >
      {amount > 0 && <ChipOnSpot amount={amount} digits={digits} isPlaced={!draft[spot]} />}
    </button>
  );
};

/** Where chips lie in roulette: numbers, the lines between them, and the outside bets. */
export const RouletteFelt = ({ straightPays = 35 }: { straightPays?: number }) => {
  const { say } = useTable();
  const outside = [
    ['low', '1–18', ''],
    ['even', say('even'), ''],
    ['red', say('red'), 'red'],
    ['black', say('black'), 'black'],
    ['odd', say('odd'), ''],
    ['high', '19–36', ''],
  ] as const;
  return (
    <div className="felt roulette">
      <div className="outer">
        {outside.map(([spot, name, tone]) => (
          <Spot key={spot} spot={spot} name={name} tone={`outside ${tone}`}>
            <b>{name}</b>
          </Spot>
        ))}
      </div>
      <div className="dozens">
        {['1–12', '13–24', '25–36'].map((name, index) => (
          <Spot key={name} spot={`dozen${index + 1}`} name={name} tone="outside">
            <b>{name}</b>
          </Spot>
        ))}
      </div>
      <div className="inner">
        <Spot spot="0" name={`0, ${straightPays}:1`} tone="green zero">
          <b>0</b>
        </Spot>
        <div className="numbers">
          {numbers.map((number) => (
            <Spot
              key={number}
              spot={String(number)}
              name={`${number}, ${straightPays}:1`}
              tone={colourOf(number)}
            >
              <b>{number}</b>
            </Spot>
          ))}
          {groups.map((group) => (
            <LineSpot key={group.spot} {...group} />
          ))}
        </div>
        <div className="columns">
          {[1, 2, 3].map((column) => (
            <Spot key={column} spot={`column${column}`} name={say('column', { column })} tone="outside">
              <b>2:1</b>
            </Spot>
          ))}
        </div>
      </div>
    </div>
  );
};
