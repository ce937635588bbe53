import { useLingui } from '@lingui/react/macro';
import { Shelf } from '@marquee/ui';
import { RoomCard } from './RoomCard.tsx';
import { useRooms } from './useRooms.ts';

/** The rooms that stand open, above the games between players; nothing where there are none. */
export const Rooms = ({ onOpen = (url) => location.assign(url) }: { onOpen?: (url: string) => void }) => {
  const { t } = useLingui();
  const rooms = useRooms();
  if (rooms.length === 0) return null;
  return (
    <Shelf title={t`Rooms`} layout="cards">
      {rooms.map((room) => (
        <RoomCard key={room.room} room={room} onOpen={onOpen} />
      ))}
    </Shelf>
  );
};
