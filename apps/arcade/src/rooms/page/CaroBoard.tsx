import { useRef, useState, type KeyboardEvent } from 'react';
import type { CaroState } from '../caro/caro.ts';
import { Sign } from './Sign.tsx';
import { useRoom } from './RoomContext.ts';

const side = 15;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side };

/** The board of caro. A field is chosen first and taken by a second touch, so that no thumb loses a game. */
export const CaroBoard = ({ view }: { view: CaroState }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<number | null>(null);
  const [focused, focus] = useState(112);
  const board = useRef<HTMLDivElement>(null);
  const ghost = isMyTurn && chosen !== null && view.cells[chosen] === null ? chosen : null;
  const take = (cell: number) => {
    if (!isMyTurn || view.cells[cell] !== null) return;
    if (ghost === cell) move({ cell });
    choose(ghost === cell ? null : cell);
  };
  const walk = (event: KeyboardEvent) => {
    const next = focused + (steps[event.key] ?? 0);
    if (!(event.key in steps) || next < 0 || next >= side * side) return;
    event.preventDefault();
    focus(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      {/* The arrows walk over the fields, which are the controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={board} className="board" onKeyDown={walk}>
        {view.cells.map((owner, cell) => {
          const sign = cell === ghost ? place : owner;
          const where = say('field', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });
          return (
            <button
              // Fields stay where they are.
              // oxlint-disable-next-line react/no-array-index-key
              key={cell}
              type="button"
              tabIndex={cell === focused ? 0 : -1}
              className={`field${cell === view.last ? ' last' : ''}${view.line.includes(cell) ? ' line' : ''}${cell === ghost ? ' ghost' : ''}`}
              aria-label={owner === null ? where : `${where}, ${owner === place ? say('you') : say('other')}`}
              onFocus={() => focus(cell)}
              onClick={() => take(cell)}
            >
              {sign !== null && <Sign place={sign} />}
            </button>
          );
        })}
      </div>
      {room.phase === 'playing' && place !== null && (
        <div className="deeds">
          <button type="button" disabled={!isMyTurn} onClick={() => move({ cell: null })}>
            {say('giveUp')}
          </button>
          <button
            type="button"
            className="main"
            disabled={ghost === null}
            onClick={() => ghost !== null && take(ghost)}
          >
            {say('place')}
          </button>
        </div>
      )}
    </>
  );
};
