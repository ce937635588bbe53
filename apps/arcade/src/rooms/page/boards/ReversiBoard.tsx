import { discsOf, turnedBy, type ReversiState } from '../../reversi/reversi.ts';
import { useRoom } from '../RoomContext.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { GiveUp } from './GiveUp.tsx';

/** The board of reversi: fields that may be taken have a mark on one's own turn. */
export const ReversiBoard = ({ view }: { view: ReversiState }) => {
  const { say, place, isMyTurn, move } = useRoom();
  const { cells } = view;
  const gains = (cell: number) => (isMyTurn && place !== null ? turnedBy(cells, cell, place).length : 0);
  const labelOf = (cell: number) => {
    const owner = cells[cell] ?? null;
    const where = say('field', { row: Math.floor(cell / 8) + 1, column: (cell % 8) + 1 });
    if (owner !== null) return `${where}, ${owner === place ? say('you') : say('other')}`;
    return gains(cell) > 0 ? `${where}, ${say('turns', { count: gains(cell) })}` : where;
  };
  return (
    <>
      <p className="told" aria-live="polite">
        {view.hasPassed && !view.isOver && say(isMyTurn ? 'otherPasses' : 'youPass')}
      </p>
      <FieldGrid
        columns={8}
        fields={64}
        className="reversi-board"
        labelOf={labelOf}
        classOf={(cell) => (cell === view.last ? 'last' : gains(cell) > 0 ? 'target' : '')}
        onTake={(cell) => isMyTurn && gains(cell) > 0 && move({ cell })}
      >
        {(cell) => {
          const owner = cells[cell] ?? null;
          return owner === null ? null : (
            <span key={owner} className={`disc p${owner}${view.turned.includes(cell) ? ' turning' : ''}`} />
          );
        }}
      </FieldGrid>
      <GiveUp move={{ cell: null }} />
    </>
  );
};

/** A seat's disc, and how many of them lie on the board. */
export const ReversiNote = ({ view, place }: { view: ReversiState; place: number }) => (
  <span className="count">
    <span className={`disc p${place}`} /> {discsOf(view.cells, place)}
  </span>
);
