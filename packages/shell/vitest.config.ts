import { reactTests } from '@marquee/config/vitest';
import { mergeConfig } from 'vitest/config';

// Pages are written and taken over in one process here, which React's renderers remark on for every context.
export default mergeConfig(reactTests(import.meta.dirname), {
  test: { onConsoleLog: (log: string) => !log.includes('multiple renderers concurrently') },
});
