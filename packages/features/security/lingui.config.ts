import { catalogs } from '@marquee/config/lingui';

export default catalogs(import.meta.dirname);
