const HomeWinners = () => null;

export default HomeWinners;
