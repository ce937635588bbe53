import { Lobby } from './Lobby.tsx';

const Live = () => <Lobby path="/live" fixed="live" />;

export default Live;
