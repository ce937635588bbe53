import { msg } from '@marquee/i18n/msg';
import type { HelpTopic } from './topics.ts';

/** Topics that tell members how things are done. */
export const memberTopics: readonly HelpTopic[] = [
  {
    id: 'start',
    title: msg`Getting started`,
    version: null,
    html: msg`<h3>Opening an account</h3><p>Choose <em>Register</em>, fill in the fields and confirm that you are {minimumAge} or over. Your account opens as soon as every field is correct.</p><h3>Logging in</h3><p>Use your username and password. Where a site offers login by SMS, enter your registered number and the six digits we send to it.</p><h3>Finding a game</h3><p>The lobby filters by type and studio. Each game’s page shows its rules, limits and return.</p>`,
  },
  {
    id: 'account',
    title: msg`Account and password`,
    version: null,
    html: msg`<h3>Forgotten password</h3><p>In the login box choose <em>Forgot password</em>. We send a link by e-mail, or a code by SMS where the site offers that. Both work once and expire after a few minutes.</p><h3>Locked for a while</h3><p>After several failed attempts, login is paused for a few minutes to protect you. Just try again later.</p><h3>An old password</h3><p>Some sites ask for a new password after a long time. It must differ from the old one.</p>`,
  },
  {
    id: 'security',
    title: msg`Keeping safe`,
    version: null,
    html: msg`<ul><li>{name} never asks for a password or a code.</li><li>Check the address before you log in, and keep a bookmark so that you don’t end up on a fake site.</li><li>Choose <em>Remember me</em> only on your own device.</li><li>Change your password as soon as you suspect that someone knows it; every other session ends.</li></ul>`,
  },
  {
    id: 'games',
    title: msg`Games and their return`,
    version: null,
    html: msg`<p>The <strong>return to player</strong> is the share of stakes that a game pays back in the long run. With 96%, an average of 96 comes back from every 100 staked over very many rounds; a single evening may be very different.</p><p><strong>Volatility</strong> tells you whether wins are frequent and small or rare and large.</p><p>Results are made by the studios’ certified random number generators. No round is affected by the one before it.</p>`,
  },
  {
    id: 'responsible',
    title: msg`Responsible play`,
    version: null,
    html: msg`<p>Betting is entertainment, not a source of income. Ask yourself:</p><ul><li>Do you play with money that was meant for something else?</li><li>Do you hide from your family how long or how much you play?</li><li>Do you play to win back what you lost?</li></ul><p>If any answer is yes, stop and talk to someone. The helplines at the foot of every page are free and confidential.</p><p>On the page <a href="/member/limits">Play limits</a> you can limit your deposits, losses, stakes and time, take a time-out or exclude yourself. Withdrawals stay open throughout, and nobody can reopen play before the date you chose.</p>`,
  },
  {
    id: 'install',
    title: msg`On your home screen`,
    version: null,
    html: msg`<h3>Android</h3><ol><li>Open {name} in Chrome.</li><li>Tap the three-dot menu.</li><li>Choose <em>Add to home screen</em>.</li></ol><h3>iPhone</h3><ol><li>Open {name} in Safari.</li><li>Tap <em>Share</em>.</li><li>Choose <em>Add to Home Screen</em>.</li></ol><p>The icon opens this exact site, with no address to type.</p>`,
  },
  {
    id: 'complaints',
    title: msg`Questions and complaints`,
    version: null,
    html: msg`<p>Write to us through the <a href="/feedback">feedback page</a>. You get a reference straight away and a reply within 24 hours.</p><p>Not satisfied? Reply with the reference, and someone else will review it within seven days. After that, you may take it to the licensing authority named at the foot of the page.</p>`,
  },
];
