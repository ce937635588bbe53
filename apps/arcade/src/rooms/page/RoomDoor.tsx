import { useEffect, useMemo, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { openCalls } from '../../page/openCalls.ts';
import { tellFrame } from '../../page/tellFrame.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { ListedRoom } from '../ListedRoom.ts';
import { RoomHeader } from './RoomHeader.tsx';
import { openRoomLink } from './openRoomLink.ts';
import { RoomPage } from './RoomPage.tsx';
import type { RoomStart } from './RoomStart.ts';

/** Milliseconds between looks at the list. */
const lookEvery = 3000;

const Room = ({ start, room }: { start: RoomStart; room: string }) => {
  const link = useMemo(() => openRoomLink(start.session, room), [start.session, room]);
  return <RoomPage start={start} link={link} />;
};

const Choice = ({ start, onChoose }: { start: RoomStart; onChoose: (room: string) => void }) => {
  const [rooms, setRooms] = useState<readonly ListedRoom[]>([]);
  useEffect(() => {
    const call = openCalls(start.session);
    const look = () =>
      void call<{ rooms: ListedRoom[] }>('/room/list').then((told) => told.rooms && setRooms(told.rooms));
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [start.session]);
  useEffect(() => void tellFrame('ready', start.frame), [start.frame]);
  const { texts } = start;
  return (
    <>
      <RoomHeader start={start} balance={start.balance} />
      <main className="room">
        <h2>{texts.choose}</h2>
        <ul className="choices">
          {rooms.map((room) => (
            <li key={room.room}>
              <button type="button" onClick={() => onChoose(room.room)}>
                <b>{fill(texts.stakeOf, { sum: writeAmount(room.stake, start) })}</b>
                <span>
                  {room.isPlaying
                    ? texts.isPlaying
                    : fill(texts.seated, { taken: room.taken, seats: room.seats })}
                </span>
                <small>{fill(texts.rake, { percent: room.rakePercent })}</small>
              </button>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
};

/** The room that the launch named, or rooms to choose from. */
export const RoomDoor = ({ start }: { start: RoomStart }) => {
  const [room, choose] = useState(start.room);
  return room === undefined ? (
    <Choice start={start} onChoose={choose} />
  ) : (
    <Room key={room} start={start} room={room} />
  );
};
