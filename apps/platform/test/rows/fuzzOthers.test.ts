import { fuzzRows } from './fuzzRows.ts';
import { rowsBeside } from './rowsOf.ts';

fuzzRows(rowsBeside('SESSION', 'MEMBER', 'AGENT', 'SANDBOX', 'STAFF'));
