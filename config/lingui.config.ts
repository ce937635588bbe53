import { allCatalogs } from './catalogs.ts';

export default allCatalogs();
