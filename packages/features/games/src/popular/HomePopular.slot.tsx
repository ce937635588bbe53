const HomePopular = () => null;

export default HomePopular;
