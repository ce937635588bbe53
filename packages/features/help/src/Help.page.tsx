import { HelpCentre } from './centre/HelpCentre.tsx';

/** The help centre in the shared frame. */
const Help = () => <HelpCentre />;

export default Help;
