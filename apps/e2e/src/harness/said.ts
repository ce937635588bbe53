import { saidIn } from '@marquee/config/said';

/** What the pages say, by the catalogs: `said.vi('Log in')` is "Đăng nhập". */
export const said = { en: await saidIn('en'), vi: await saidIn('vi') };

/** What the operators' console says. */
export const saidAtConsole = {
  en: await saidIn('en', 'apps/console'),
  vi: await saidIn('vi', 'apps/console'),
};
