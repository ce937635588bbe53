import { useSite } from '@marquee/feature-core';
import { useLocation } from 'react-router-dom';
import { homePaths } from '../homePaths.ts';
import { CornerPopup } from './CornerPopup.tsx';
import { DialogPopup } from './DialogPopup.tsx';

/** Shows the announcement of the day as the merchant's layout wants it, on the home page alone. */
const Popup = () => {
  const { pathname } = useLocation();
  const { popup } = useSite().brand.layout;
  // Not asked for where it is not shown.
  if (!homePaths.some((path) => path === pathname)) return null;
  return popup === 'corner' ? <CornerPopup /> : <DialogPopup />;
};

export default Popup;
