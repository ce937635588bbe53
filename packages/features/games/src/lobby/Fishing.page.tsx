import { Lobby } from './Lobby.tsx';

const Fishing = () => <Lobby path="/fish" fixed="fishing" />;

export default Fishing;
