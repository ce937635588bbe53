import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type Props = {
  columns: number;
  fields: number;
  className: string;
  /** Whether the board is shown from its other side. */
  isTurned?: boolean;
  labelOf: (field: number) => string;
  classOf?: (field: number) => string;
  onTake: (field: number) => void;
  children: (field: number) => ReactNode;
  /** What lies under the fields. */
  ground?: ReactNode;
};

/** A board of fields that are the controls: the arrows walk over them, Enter and the space bar take one. */
export const FieldGrid = (props: Props) => {
  const { columns, fields, className, isTurned = false, labelOf, classOf, onTake, children, ground } = props;
  const [focused, focus] = useState(Math.floor(fields / 2));
  const board = useRef<HTMLDivElement>(null);
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const walk = (event: KeyboardEvent) => {
    const next = focused + (steps[event.key] ?? 0);
    if (!(event.key in steps) || next < 0 || next >= fields) return;
    event.preventDefault();
    focus(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // The arrows walk over the fields, which are the controls.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={board} className={className} onKeyDown={walk}>
      {ground}
      {Array.from({ length: fields }, (_, place) => {
        const field = isTurned ? fields - 1 - place : place;
        return (
          <button
            key={field}
            type="button"
            tabIndex={place === focused ? 0 : -1}
            className={`field ${classOf?.(field) ?? ''}`}
            aria-label={labelOf(field)}
            onFocus={() => focus(place)}
            onClick={() => onTake(field)}
          >
            {children(field)}
          </button>
        );
      })}
    </div>
  );
};
