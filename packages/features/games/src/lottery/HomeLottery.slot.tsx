const HomeLottery = () => null;

export default HomeLottery;
