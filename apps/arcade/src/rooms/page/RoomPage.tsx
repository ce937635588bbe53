import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { tellFrame } from '../../page/tellFrame.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { RoomMessage } from '../RoomMessage.ts';
import { shareOut } from '../shareOut.ts';
import { boards } from './boards/boards.tsx';
import { GameOver } from './GameOver.tsx';
import { Proof } from './Proof.tsx';
import { RoomProvider } from './RoomContext.ts';
import { RoomHeader } from './RoomHeader.tsx';
import type { RoomLink } from './RoomLink.ts';
import type { RoomStart } from './RoomStart.ts';
import { Seats } from './Seats.tsx';
import type { RoomText } from '../texts.ts';
import { WaitBar } from './WaitBar.tsx';

/** A room: who is in it, what the stake and the fee are, and the game. */
export const RoomPage = ({ start, link }: { start: RoomStart; link: RoomLink }) => {
  const [heard, setHeard] = useState<{ room: RoomMessage; turnEndsAt: number }>();
  const [isOffline, setOffline] = useState(false);
  const [problem, setProblem] = useState<RoomText>();
  const [balance, setBalance] = useState(start.balance);
  const room = heard?.room;
  const phase = room?.phase;
  useEffect(
    () =>
      link.listen(
        (message) => setHeard({ room: message, turnEndsAt: performance.now() + (message.turn?.endsIn ?? 0) }),
        setOffline,
      ),
    [link],
  );
  useEffect(() => void tellFrame('ready', start.frame), [start.frame]);
  useEffect(() => {
    if (phase === undefined) return;
    tellFrame('balance', start.frame);
    void link.balance().then((known) => known !== undefined && setBalance(known));
  }, [link, phase, start.frame]);

  const say = (text: RoomText, values: Record<string, string | number> = {}) =>
    fill(start.texts[text], values);
  const money = (minor: number) => writeAmount(minor, start);
  const deed = (answer: Promise<{ refused?: string }>) =>
    void answer.then(({ refused }) =>
      setProblem(
        refused === undefined ? undefined : refused in start.texts ? (refused as RoomText) : 'wrong',
      ),
    );
  const header = <RoomHeader start={start} balance={balance} />;
  if (!heard || !room) return header;

  const found = room.mySeat === null ? -1 : (room.game?.players.indexOf(room.mySeat) ?? -1);
  const place = found < 0 ? null : found;
  const isMyTurn =
    room.phase === 'playing' &&
    room.turn !== null &&
    room.mySeat !== null &&
    room.turn.seats.includes(room.mySeat) &&
    !isOffline;
  const isShown = room.phase === 'playing' || room.phase === 'over';
  const { Board, Note } = boards[start.kind];
  const view = room.game?.view;
  const onTurn = (room.turn?.seats ?? []).map((seat) => room.seats[seat]?.name ?? '');
  const seated = Math.max(room.seats.filter(Boolean).length, room.least);
  const { pot, prize } = shareOut(room.stake, room.game && isShown ? room.game.players.length : seated);

  return (
    <RoomProvider value={{ say, money, room, place, isMyTurn, move: (move) => deed(link.move(move)) }}>
      {header}
      {isOffline && <output className="offline">{say('reconnecting')}</output>}
      <main className={`room ${start.kind}`}>
        <p className="terms">
          <b>{say('stakeOf', { sum: money(room.stake) })}</b> · {say('rake', { percent: room.rakePercent })}
          <br />
          {say('winnerGets', { prize: money(prize), pot: money(pot) })}
        </p>
        <Seats turnEndsAt={heard.turnEndsAt} Note={Note} view={view} />
        <output className="status">
          {room.phase === 'staking' && say('staking')}
          {room.phase === 'playing' &&
            (isMyTurn ? (
              <strong>{say('yourTurn')}</strong>
            ) : onTurn.length > 0 ? (
              say('turnOf', { name: onTurn.join(' · ') })
            ) : (
              ''
            ))}
        </output>
        {room.phase === 'over' && <GameOver />}
        {isShown && room.game && <Board key={room.game.id} view={view} />}
        <p className="problem" role="alert">
          {problem && say(problem)}
          {!problem && room.failed && room.phase === 'waiting' && say('stoodUp')}
        </p>
        {room.phase === 'waiting' && (
          <WaitBar onReady={(isReady) => deed(link.ready(isReady))} onSit={() => deed(link.sit())} />
        )}
        <Proof start={start} />
      </main>
    </RoomProvider>
  );
};
