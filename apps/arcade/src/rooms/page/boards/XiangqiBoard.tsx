import { useState } from 'react';
import { columns, isRedAt, movesFrom } from '../../xiangqi/moves.ts';
import { quietMoves, type XiangqiView } from '../../xiangqi/xiangqi.ts';
import { useRoom } from '../RoomContext.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { GiveUp } from './GiveUp.tsx';
import { XiangqiPiece } from './XiangqiPiece.tsx';

const names = {
  k: 'general',
  a: 'advisor',
  e: 'elephant',
  h: 'horse',
  r: 'chariot',
  c: 'cannon',
  p: 'soldier',
} as const;

/** The lines of the board, with the river and both palaces. */
const Lines = () => (
  <svg className="lines" viewBox="0 0 9 10" aria-hidden="true">
    <path
      d={[
        ...Array.from({ length: 10 }, (_, row) => `M.5 ${row + 0.5}H8.5`),
        ...Array.from({ length: 9 }, (_, column) =>
          column % 8 === 0 ? `M${column + 0.5} .5V9.5` : `M${column + 0.5} .5V4.5M${column + 0.5} 5.5V9.5`,
        ),
        'M3.5 .5L5.5 2.5M5.5 .5L3.5 2.5M3.5 7.5L5.5 9.5M5.5 7.5L3.5 9.5',
      ].join('')}
    />
  </svg>
);

/** The board of xiangqi, one's own side below: a piece is chosen first, then where it goes. */
export const XiangqiBoard = ({ view }: { view: XiangqiView }) => {
  const { say, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<number | null>(null);
  const { position, last, end } = view;
  const isRed = place === view.red;
  const from = isMyTurn && chosen !== null && isRedAt(position, chosen) === isRed ? chosen : null;
  const targets = from === null ? [] : movesFrom(position, from);
  const take = (field: number) => {
    if (!isMyTurn) return;
    if (from !== null && targets.includes(field)) move({ from, to: field });
    choose(isRedAt(position, field) === isRed && field !== from ? field : null);
  };
  const labelOf = (field: number) => {
    const where = say('field', { row: Math.floor(field / columns) + 1, column: (field % columns) + 1 });
    const piece = position[field]?.toLowerCase() ?? '.';
    if (!(piece in names)) return targets.includes(field) ? `${where}, ${say('canGo')}` : where;
    const name = say(names[piece as keyof typeof names]);
    return `${where}, ${say(isRedAt(position, field) ? 'redPiece' : 'blackPiece', { name })}`;
  };
  return (
    <>
      <p className="told" aria-live="assertive">
        {end
          ? say(end)
          : view.isCheck
            ? say('inCheck')
            : view.quiet >= quietMoves / 2 && say('quietCount', { count: view.quiet, most: quietMoves })}
      </p>
      <FieldGrid
        columns={columns}
        fields={90}
        className="xiangqi-board"
        isTurned={place !== null && !isRed}
        ground={<Lines />}
        labelOf={labelOf}
        classOf={(field) =>
          `${field === last?.to || field === last?.from ? ' last' : ''}${targets.includes(field) ? ' target' : ''}${field === from ? ' from' : ''}`
        }
        onTake={take}
      >
        {(field) => <XiangqiPiece piece={position[field] ?? '.'} />}
      </FieldGrid>
      <GiveUp move={{ from: null }} />
    </>
  );
};

/** The side that a seat plays. */
export const XiangqiNote = ({ view, place }: { view: XiangqiView; place: number }) => {
  const { say } = useRoom();
  const isRed = view.red === place;
  return <span className={isRed ? 'side-mark red' : 'side-mark'}>{say(isRed ? 'red' : 'black')}</span>;
};
