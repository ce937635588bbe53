const Games = () => null;

export default Games;
