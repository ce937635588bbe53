import { catalogsWithCore } from '@marquee/config/lingui';

export default catalogsWithCore(import.meta.dirname);
