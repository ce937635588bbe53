import { Lobby } from './Lobby.tsx';

const Games = () => <Lobby path="/games" />;

export default Games;
