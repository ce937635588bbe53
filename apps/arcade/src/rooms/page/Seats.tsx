import type { ComponentType } from 'react';
import { useSecondsTo } from '../../tables/page/useSecondsTo.ts';
import { useRoom } from './RoomContext.ts';

type Props = {
  /** When the turn ends, by the page's clock. */
  turnEndsAt: number;
  /** What stands beside a seat while a game is played, by its place in the game. */
  Note: ComponentType<{ view: unknown; place: number }>;
  view: unknown;
};

/** Who sits in the room, who is ready or on turn, and whose connection is lost. */
export const Seats = ({ turnEndsAt, Note, view }: Props) => {
  const { say, room } = useRoom();
  const seconds = useSecondsTo(turnEndsAt);
  const isPlaying = room.phase === 'playing' || room.phase === 'over';
  return (
    <ul className="seats">
      {room.seats.map((seat, index) => {
        // Phones have no room for seats that nobody may take now.
        if (isPlaying && !seat) return null;
        const place = room.game?.players.indexOf(index) ?? -1;
        const isTurn = room.turn?.seats.includes(index) === true;
        const state =
          !seat?.isHere && seat ? (
            say('away')
          ) : isPlaying && place >= 0 ? (
            <Note view={view} place={place} />
          ) : (
            say(seat?.isReady ? 'ready' : 'notReady')
          );
        return (
          // A room's seats have places and stay in them.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={index}
            className={`seat${seat ? '' : ' empty'}${isTurn ? ' turn' : ''}${seat?.isReady ? ' ready' : ''}${seat?.isHere === false ? ' away' : ''}`}
          >
            <span className="face" aria-hidden="true">
              {isTurn ? seconds : seat ? seat.name.slice(-2) : '+'}
            </span>
            <b>{seat ? (seat.isMe ? say('you') : seat.name) : say('emptySeat')}</b>
            {seat && <small>{state}</small>}
          </li>
        );
      })}
    </ul>
  );
};
