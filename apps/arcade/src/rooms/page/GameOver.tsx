import { useRoom } from './RoomContext.ts';

/** Who won, what they get, and what the house kept. */
export const GameOver = () => {
  const { say, money, room } = useRoom();
  const { result } = room;
  if (!result) return null;
  const winner = result.winner === null ? null : room.seats[result.winner];
  const prize = money(result.prize);
  return (
    <output className={winner?.isMe ? 'over mine' : 'over'}>
      <b>
        {result.winner === null
          ? say('nobodyWon')
          : winner?.isMe
            ? say('youWon', { prize })
            : say('won', { name: winner?.name ?? '', prize })}
      </b>
      {result.winner !== null && (
        <span>{say('share', { pot: money(result.pot), rake: money(result.rake) })}</span>
      )}
      <small>{say('next')}</small>
    </output>
  );
};
