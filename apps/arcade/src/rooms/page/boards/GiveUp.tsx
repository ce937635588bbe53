import { useState, type ReactNode } from 'react';
import { useRoom } from '../RoomContext.ts';

/** What one does on a board: giving up, which is asked for twice, and what the game adds. */
export const GiveUp = ({ move: given, children }: { move: unknown; children?: ReactNode }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const [isAsked, ask] = useState(false);
  if (room.phase !== 'playing' || place === null) return null;
  const give = () => {
    if (isAsked) move(given);
    ask(!isAsked);
  };
  return (
    <div className="deeds">
      <button type="button" disabled={!isMyTurn} onClick={give} onBlur={() => ask(false)}>
        {say(isAsked ? 'giveUpSurely' : 'giveUp')}
      </button>
      {children}
    </div>
  );
};
