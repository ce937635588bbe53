import { CardFace } from '../../../tables/page/CardFace.tsx';
import { bankerOf, bets, scoreOf, type BaCayRound, type BaCayView } from '../../baCay/baCay.ts';
import { useRoom } from '../RoomContext.ts';

const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

const Shown = ({ round }: { round: BaCayRound }) => {
  const { say, room, place } = useRoom();
  return (
    <ul className="hands-of-round">
      {round.hands.map((hand, seat) => (
        <li
          // A place of the game stays the same.
          // oxlint-disable-next-line react/no-array-index-key
          key={seat}
          className={seat === place ? 'mine' : ''}
        >
          <span>
            {seat === place ? say('you') : (room.seats[room.game?.players[seat] ?? -1]?.name ?? '')}
            {seat === round.banker && <em> {say('banker')}</em>}
          </span>
          <span className="shown">
            {hand.map((card, index) => (
              <CardFace key={card} card={card} delay={seat * 150 + index * 250} />
            ))}
          </span>
          <small>{say('score', { count: scoreOf(hand) })}</small>
          <b className={(round.gains[seat] ?? 0) >= 0 ? 'gain' : 'loss'}>{signed(round.gains[seat] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
};

/** The table of ba cây: the last round as it was shown, and the bet on the next. */
export const BaCayBoard = ({ view }: { view: BaCayView }) => {
  const { say, room, place, isMyTurn, move } = useRoom();
  const isPlaying = room.phase === 'playing';
  return (
    <>
      <p className="told">
        {say('roundOfRounds', { round: Math.min(view.round + 1, view.rounds), rounds: view.rounds })}
      </p>
      <div className="middle">{view.last && <Shown key={view.round} round={view.last} />}</div>
      {isPlaying && place !== null && (
        <>
          <p className="note" aria-live="polite">
            {say(isMyTurn ? 'howMuch' : bankerOf(view) === place ? 'youAreBanker' : 'betIsSet')}
          </p>
          <div className="deeds">
            {bets.map((bet) => (
              <button
                key={bet}
                type="button"
                className="main"
                disabled={!isMyTurn}
                onClick={() => move({ bet })}
              >
                {say('betPoints', { count: bet })}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
};

/** Who is the banker, and everybody's points. */
export const BaCayNote = ({ view, place }: { view: BaCayView; place: number }) => {
  const { say } = useRoom();
  const isBanker = view.round < view.rounds && bankerOf(view) === place;
  return (
    <>
      <b>{signed(view.points[place] ?? 0)}</b>
      {isBanker && <em className="banker"> {say('banker')}</em>}
    </>
  );
};
