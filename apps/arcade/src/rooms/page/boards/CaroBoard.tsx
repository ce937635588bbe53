import { useState } from 'react';
import type { CaroState } from '../../caro/caro.ts';
import { useRoom } from '../RoomContext.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { GiveUp } from './GiveUp.tsx';
import { Sign } from './Sign.tsx';

const side = 15;

/** The board of caro. A field is chosen first and taken by a second touch, so that no thumb loses a game. */
export const CaroBoard = ({ view }: { view: CaroState }) => {
  const { say, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<number | null>(null);
  const ghost = isMyTurn && chosen !== null && view.cells[chosen] === null ? chosen : null;
  const take = (cell: number) => {
    if (!isMyTurn || view.cells[cell] !== null) return;
    if (ghost === cell) move({ cell });
    choose(ghost === cell ? null : cell);
  };
  const labelOf = (cell: number) => {
    const owner = view.cells[cell] ?? null;
    const where = say('field', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });
    return owner === null ? where : `${where}, ${owner === place ? say('you') : say('other')}`;
  };
  return (
    <>
      <FieldGrid
        columns={side}
        fields={side * side}
        className="board"
        labelOf={labelOf}
        classOf={(cell) =>
          `${cell === view.last ? ' last' : ''}${view.line.includes(cell) ? ' line' : ''}${cell === ghost ? ' ghost' : ''}`
        }
        onTake={take}
      >
        {(cell) => {
          const sign = cell === ghost ? place : view.cells[cell];
          return typeof sign === 'number' ? <Sign place={sign} /> : null;
        }}
      </FieldGrid>
      <GiveUp move={{ cell: null }}>
        <button
          type="button"
          className="main"
          disabled={ghost === null}
          onClick={() => ghost !== null && take(ghost)}
        >
          {say('place')}
        </button>
      </GiveUp>
    </>
  );
};
