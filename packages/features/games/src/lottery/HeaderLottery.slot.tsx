const HeaderLottery = () => null;

export default HeaderLottery;
