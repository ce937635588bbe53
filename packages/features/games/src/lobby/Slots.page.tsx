import { Lobby } from './Lobby.tsx';

const Slots = () => <Lobby path="/rng" fixed="slots" />;

export default Slots;
