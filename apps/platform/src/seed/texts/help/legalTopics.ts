import { msg } from '@marquee/i18n/msg';
import type { HelpTopic } from './topics.ts';

/** Editions of the terms and of the privacy notice; a new one is accepted by every member at the next login. */
const editions = { terms: '2026-10', privacy: '2026-12b' } as const;

/** Topics that are agreed to, and who stands behind the site. */
export const legalTopics: readonly HelpTopic[] = [
  {
    id: 'terms',
    title: msg`Terms of use`,
    version: editions.terms,
    html: msg`<p>Edition {version}. These terms apply between you and {holder}, who runs {name}.</p><h3>1. Who may play</h3><p>You must be {minimumAge} or over and not in a place where the law forbids it. One account per person.</p><h3>2. Your account</h3><p>The details you register must be true and your own. Keep your password to yourself: you are responsible for what happens in your account until you report the password lost.</p><h3>3. Bets and results</h3><p>A bet stands once the system confirms it. Where a screen differs from the studio’s server record, the record applies, and the correction is shown in your history.</p><h3>4. Cheating</h3><p>In cases of automated play, multiple accounts or collusion, the bets concerned are void and the account is closed.</p><h3>5. Breaks and closing</h3><p>You may ask for a break or to close your account at any time.</p><h3>6. Changes</h3><p>New terms are shown when you log in and apply only once you agree.</p>`,
  },
  {
    id: 'privacy',
    title: msg`Privacy`,
    version: editions.privacy,
    html: msg`<p>Edition {version}.</p><h3>What we keep</h3><p>What you enter when registering and in your profile; your language, favourite games, and the sign-ins, passkeys and notifications that you set up; when, where and on which device you log in; your deposits, withdrawals, bets and limits; what you write to our support, and what our staff notes about your account. A self-exclusion is kept as coded marks that only answer whether somebody is excluded.</p><h3>What for</h3><p>To open and protect your account, to meet legal duties and to answer you. We sell nothing.</p><h3>How long</h3><p>While you have an account. When it is deleted, what tells who you are goes at once, and only what the law makes us keep stays: the books of money and bets under a number, that a question was asked and answered, the register of exclusions, what our staff did, and for five years after your last payment to which bank account we paid.</p><h3>Your rights</h3><p>See, correct or copy your data, or have it deleted: write to us on the <a href="/feedback">feedback page</a>. Before we delete anything, your money has to be paid out and no bet, payment or exclusion may be open.</p><h3>Cookies</h3><p>Those that the site needs: for your login and, if you ask for it, one that remembers it for a day; for captchas, codes and sign-ins at another party, for minutes; and one that tells for 180 days that you have logged in on this device, which protects your account from strangers’ guesses. Your language and the look you chose are remembered in your browser. Where we count visits we ask you first, and count nothing unless you agree; you can change your mind at the foot of every page.</p>`,
  },
  {
    id: 'about',
    title: msg`About {name}`,
    version: null,
    html: msg`<p>{name} is run by {holder} under licence {licence}. The games are made by independent studios; their servers decide the results.</p>`,
  },
];
