import { allCatalogs } from '@marquee/config/lingui';

export default allCatalogs();
