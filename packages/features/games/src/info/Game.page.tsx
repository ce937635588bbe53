const Game = () => null;

export default Game;
