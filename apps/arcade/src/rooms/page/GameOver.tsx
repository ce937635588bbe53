import { useRoom } from './RoomContext.ts';

/** Who won, what they get, and what the house kept. */
export const GameOver = () => {
  const { say, money, room } = useRoom();
  const { result } = room;
  if (!result) return null;
  const winners = result.winners.map((seat) => room.seats[seat]);
  const isMine = winners.some((winner) => winner?.isMe);
  const prize = money(result.prize);
  return (
    <output className={isMine ? 'over mine' : 'over'}>
      <b>
        {winners.length === 0
          ? say('nobodyWon')
          : isMine
            ? say('youWon', { prize })
            : say('won', { name: winners.map((winner) => winner?.name ?? '').join(' · '), prize })}
      </b>
      {winners.length > 0 && (
        <span>{say('share', { pot: money(result.pot), rake: money(result.rake) })}</span>
      )}
      <small>{say('next')}</small>
    </output>
  );
};
