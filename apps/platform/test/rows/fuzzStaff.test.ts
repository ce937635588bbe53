import { fuzzRows } from './fuzzRows.ts';
import { rowsOf } from './rowsOf.ts';

fuzzRows(rowsOf('STAFF'));
