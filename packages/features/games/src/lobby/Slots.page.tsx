const Slots = () => null;

export default Slots;
