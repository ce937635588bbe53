const Lottery = () => null;

export default Lottery;
