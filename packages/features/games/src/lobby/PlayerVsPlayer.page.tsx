import { Container } from '@marquee/ui';
import { Rooms } from '../rooms/Rooms.tsx';
import { Lobby } from './Lobby.tsx';

const PlayerVsPlayer = () => (
  <>
    <Lobby path="/pvp" fixed="pvp" />
    <Container>
      <Rooms />
    </Container>
  </>
);

export default PlayerVsPlayer;
