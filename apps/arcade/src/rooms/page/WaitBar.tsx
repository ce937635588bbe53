import { useRoom } from './RoomContext.ts';

type Props = { onReady: (isReady: boolean) => void; onSit: () => void };

/** Before a game: being ready, which agrees to the stake, or sitting down. */
export const WaitBar = ({ onReady, onSit }: Props) => {
  const { say, money, room } = useRoom();
  const mine = room.mySeat === null ? null : room.seats[room.mySeat];
  const seated = room.seats.filter(Boolean).length;
  if (!mine)
    return (
      <div className="waiting">
        <p className="note">{say('looksOn')}</p>
        <button type="button" className="main" disabled={seated === room.seats.length} onClick={onSit}>
          {say('sit')}
        </button>
      </div>
    );
  return (
    <div className="waiting">
      <p className="note">{seated < room.least ? say('needMore') : say('needReady')}</p>
      <button type="button" className={mine.isReady ? '' : 'main'} onClick={() => onReady(!mine.isReady)}>
        {mine.isReady ? say('notYet') : say('beReady', { sum: money(room.stake) })}
      </button>
    </div>
  );
};
