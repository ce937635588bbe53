import { reactTests } from '@marquee/config/vitest';

export default reactTests(import.meta.dirname);
