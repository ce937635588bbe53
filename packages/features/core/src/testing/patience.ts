import { configure } from '@testing-library/react';

// How long something may hang. A second, the library's own bound, asserts how quick a loaded machine is.
configure({ asyncUtilTimeout: 30_000 });
