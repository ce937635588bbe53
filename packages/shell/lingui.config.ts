import { catalogs } from '@marquee/config/lingui';

const own = catalogs();
const core = '<rootDir>/../features/core/src';

// The shell loads the texts of the feature contract beside its own.
export default {
  ...own,
  catalogs: [...(own.catalogs ?? []), { path: `${core}/locales/{locale}`, include: [core] }],
};
