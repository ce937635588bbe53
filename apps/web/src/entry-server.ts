import { renderPage } from '@marquee/shell';
import { sites } from 'virtual:sites';

export { renderPage, sites };
