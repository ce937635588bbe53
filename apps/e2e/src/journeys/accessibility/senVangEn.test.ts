import { hosts } from '../../harness/hosts.ts';
import { checkSite } from './checkSite.ts';

checkSite(hosts.senVang, '/en');
