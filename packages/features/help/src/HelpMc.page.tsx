/** Filled next. */
const Part = () => null;

export default Part;
