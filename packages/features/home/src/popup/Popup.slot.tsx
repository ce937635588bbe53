import { useSite } from '@marquee/feature-core';
import { CornerPopup } from './CornerPopup.tsx';
import { DialogPopup } from './DialogPopup.tsx';

/** Shows the announcement of the day as the merchant's layout wants it. */
const Popup = () => (useSite().brand.layout.popup === 'corner' ? <CornerPopup /> : <DialogPopup />);

export default Popup;
