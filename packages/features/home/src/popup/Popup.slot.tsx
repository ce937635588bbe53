import { useLocation } from 'react-router-dom';
import { homePaths } from '../homePaths.ts';
import { CornerPopup } from './CornerPopup.tsx';

/** Shows the announcement of the day on the home page alone. */
const Popup = () => {
  const { pathname } = useLocation();
  // Not asked for where it is not shown.
  return homePaths.some((path) => path === pathname) ? <CornerPopup /> : null;
};

export default Popup;
