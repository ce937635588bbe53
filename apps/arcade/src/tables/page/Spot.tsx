import type { CSSProperties, ReactNode } from 'react';
import { ChipOnSpot } from './Chips.tsx';
import { useTable } from './TableContext.ts';

type Props = {
  spot: string;
  /** What it is called, in full. */
  name: string;
  /** What it pays, such as 8:1. */
  pays?: string;
  tone?: string;
  style?: CSSProperties;
  children?: ReactNode;
};

/** A place for chips. */
export const Spot = ({ spot, name, pays, tone = '', style, children }: Props) => {
  const { draft, placed, isOpen, lay, returned, money, digits } = useTable();
  const amount = (draft[spot] ?? 0) + (placed[spot] ?? 0);
  const isWinner = (returned?.(spot) ?? 0) > 100;
  const label = [name, pays, amount > 0 && money(amount)].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={`spot ${tone}${isWinner ? ' won' : ''}`}
      style={style}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => isOpen && lay(spot)}
    >
      {children ?? <b>{name}</b>}
      {pays && <small>{pays}</small>}
      {amount > 0 && <ChipOnSpot amount={amount} digits={digits} isPlaced={!draft[spot]} />}
    </button>
  );
};
