import { msg } from '@marquee/i18n/msg';
import type { HelpTopic } from './topics.ts';

/** What a reader needs first. */
export const firstTopics: readonly HelpTopic[] = [
  {
    id: 'start',
    title: msg`Getting started`,
    version: null,
    html: msg`<h3>Logging in</h3><p>Use your username and password. If login by SMS is offered here, enter your registered number and the six digits we send to it.</p><h3>Finding a game</h3><p>The lobby filters by type and studio. Each game’s page shows its rules, limits and return.</p>`,
  },
];

/** The account, what guards it, and what a member may ask of us. */
export const accountTopics: readonly HelpTopic[] = [
  {
    id: 'account',
    title: msg`Account and password`,
    version: null,
    html: msg`<h3>Forgotten password</h3><p>In the login box choose <em>Forgot password</em>. We send a link by e-mail, or a code by SMS where the site offers that. Both work once: the code for five minutes, the link for thirty.</p><h3>After wrong passwords</h3><p>After a few failed attempts we ask for a captcha, and each further one takes a moment longer. On a device that you have logged in with before, what others try does not keep you out.</p><h3>An old password</h3><p>Some sites ask for a new password after a long time. It must differ from the old one.</p><h3>Your details</h3><p>On the page <a href="/member/profile">Profile</a> you bind, verify and change phone and e-mail. A code goes to the new one, and something that the account has already has to prove that it is you. Names and birthdays stay as they were first told.</p>`,
  },
  {
    id: 'security',
    title: msg`Keeping safe`,
    version: null,
    needs: 'security',
    html: msg`<h3>Security centre</h3><p>The page <a href="/member/security">Security</a> shows what protects your account and what is missing: passkeys, an authenticator app with its recovery codes, phone, e-mail and payment password. It also lists your devices, each of which you can log out, the addresses that we know, and your logins.</p><h3>From a new address</h3><p>At a login from a network address that your account has not used we may ask for a second proof, such as a passkey or a code.</p><h3>What you can do</h3><ul><li>{name} never asks for a password or a code.</li><li>Check the address before you log in, and keep a bookmark so that you don’t end up on a fake site.</li><li>Choose <em>Remember me</em> only on your own device.</li><li>Change your password as soon as you suspect that someone knows it; every other session ends.</li></ul>`,
  },
  {
    id: 'responsible',
    title: msg`Responsible play`,
    version: null,
    html: msg`<p>Betting is entertainment, not a source of income. Ask yourself:</p><ul><li>Do you play with money that was meant for something else?</li><li>Do you hide from your family how long or how much you play?</li><li>Do you play to win back what you lost?</li></ul><p>If any answer is yes, stop and talk to someone. The helplines at the foot of every page are free and confidential.</p><p>On the page <a href="/member/limits">Play limits</a> you can limit your deposits, losses, stakes and time, take a time-out or exclude yourself. Withdrawals stay open throughout, and nobody can reopen play before the date you chose.</p>`,
  },
  {
    id: 'complaints',
    title: msg`Questions and complaints`,
    version: null,
    html: msg`<p>Write to us through the <a href="/feedback">feedback page</a>. You get a reference straight away and a reply within 24 hours.</p><p>Not satisfied? Write again and name the reference, so that we look at the case once more. You may also take it to the licensing authority named at the foot of the page.</p>`,
  },
];

/** Whatever else there is to know. */
export const furtherTopics: readonly HelpTopic[] = [
  {
    id: 'games',
    title: msg`Games and RTP`,
    version: null,
    html: msg`<p>The <strong>return to player</strong> (RTP) is the share of stakes that a game pays back in the long run. With 96%, an average of 96 comes back from every 100 staked over very many rounds; a single evening may be very different.</p><p><strong>Volatility</strong> tells you whether wins are frequent and small or rare and large.</p><p>Results are decided on the studios’ servers. What fell before makes nothing more likely now.</p>`,
  },
  {
    id: 'apps',
    title: msg`The app`,
    version: null,
    needs: 'app-download',
    html: msg`<p>The app of {name} is this site itself, installed by your browser: no shop, no file, always the newest version. The page <a href="/m/appDownload">The app</a> shows how, step by step, for Android, iPhone and iPad.</p><h3>Without a network</h3><p>The app says so, and goes on by itself when the connection is back. No page and no figure of your account is kept on the device.</p><h3>A new version</h3><p>An open page offers it. It never reloads by itself, so that nothing that you are typing is lost.</p>`,
  },
];
