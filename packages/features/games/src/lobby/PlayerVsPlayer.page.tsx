import { Lobby } from './Lobby.tsx';

const PlayerVsPlayer = () => <Lobby path="/pvp" fixed="pvp" />;

export default PlayerVsPlayer;
