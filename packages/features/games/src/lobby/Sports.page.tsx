import { Lobby } from './Lobby.tsx';

const Sports = () => <Lobby path="/sports" fixed="sports" />;

export default Sports;
