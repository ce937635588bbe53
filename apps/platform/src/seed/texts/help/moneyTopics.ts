import { msg } from '@marquee/i18n/msg';
import type { HelpTopic } from './topics.ts';

/** How money comes in, and how it goes out. */
export const paymentTopics: readonly HelpTopic[] = [
  {
    id: 'deposit',
    title: msg`Deposits`,
    version: null,
    needs: 'deposits',
    html: msg`<h3>How it works</h3><ol><li>On the page <a href="/member/deposit">Deposit</a> choose a way to pay and an amount.</li><li>Pay before the time shown is up: scan the code with your banking app, transfer to the account shown with the transfer note exactly as it stands there, or pay on the payment service’s page.</li><li>Your balance changes as soon as the payment service tells us that the money has arrived. The page says so by itself.</li></ol><h3>Another amount</h3><p>We credit what arrives, be it more or less than you asked for.</p><h3>Late or cancelled</h3><p>Money that arrives when the time is up, or after you cancelled, is credited as far as your limits allow. Beyond them it goes back, whole, to the account that it came from, and a message tells you why. So does late money during a time-out or a self-exclusion.</p><h3>Limits</h3><p>The site’s bound for 24 hours and the limits that you set under <a href="/member/limits">Play limits</a> count deposits that still wait, too.</p><h3>Nothing has arrived?</h3><p>Where you transferred, add a picture of the slip to the deposit. Then <a href="/feedback">write to us</a> and name the reference.</p>`,
  },
  {
    id: 'withdraw',
    title: msg`Withdrawals`,
    version: null,
    needs: 'withdrawals',
    html: msg`<h3>Before the first one</h3><ul><li>Set a payment password of six digits.</li><li>Add a <a href="/member/cards">bank account</a> in your own name.</li><li>Where the site asks for it, verify a phone or e-mail, or set up a passkey or an authenticator app: then a stolen password is not enough to take your money.</li></ul><h3>What happens then</h3><ol><li>On the page <a href="/member/withdraw">Withdraw</a> enter an amount and confirm it with your payment password. The money is put on hold.</li><li>We check the request. Some are looked at by a person, such as large ones. Until it is approved you can cancel it.</li><li>When it has been paid out, tell us whether the money has arrived. If we hear nothing before the time shown is up, it counts as received.</li></ol><h3>If money is missing</h3><p>Say that you have received a part or nothing. For nothing we need a picture of your bank statement. We ask the bank, and pay what is missing or return it to your balance.</p><h3>Rejected or not paid</h3><p>All of the money returns to your balance, and the page of the withdrawal says why.</p><h3>Waiting</h3><p>After a change of your phone, e-mail or payment password withdrawals may wait; the page shows until when. Those that you asked for before go on. A time-out or a self-exclusion never stops a withdrawal.</p>`,
  },
];

/** What a member has, and what became of it. */
export const balanceTopics: readonly HelpTopic[] = [
  {
    id: 'wallet',
    title: msg`Wallet`,
    version: null,
    needs: 'wallet',
    html: msg`<p>The page <a href="/member/wallet">Wallet</a> shows what you have.</p><ul><li><strong>Main wallet</strong>: your own money, to play with or to withdraw.</li><li><strong>Bonus</strong>: money to play with, which cannot be withdrawn.</li><li><strong>On hold</strong>: money of withdrawals that are under way. It returns to you if one of them is cancelled, rejected or not paid.</li></ul><h3>Wallets of providers</h3><p>Where the page shows them, a provider’s games are played with what you have moved there. Move it back to withdraw it. Where it shows none, your main wallet serves all games.</p>`,
  },
  {
    id: 'bonus',
    title: msg`Bonus money`,
    version: null,
    needs: 'wallet',
    html: msg`<p>Bonus money is kept separate from your own. You can play with it, and not withdraw it.</p><h3>Which money a bet takes</h3><p>Your own first, and bonus money for what is missing. Of a win, the share that was staked as bonus money comes back as bonus money; the rest is your own.</p><h3>Where to see it</h3><p>What you received and what you used stands in your <a href="/member/records?tab=bonus">records</a>. What runs at the moment, and on which terms, is on the page <a href="/promotions">Promotions</a>.</p>`,
  },
  {
    id: 'records',
    title: msg`Records`,
    version: null,
    needs: 'wallet',
    html: msg`<p>The page <a href="/member/records">Records</a> tells what happened to your money.</p><ul><li><strong>Account history</strong>: every movement, with the balance after it.</li><li><strong>Profit and loss</strong>: stakes, wins, deposits and withdrawals, by day and by provider.</li><li><strong>Bet history</strong>: every round with its stake and win.</li><li><strong>Bonus</strong>: what bonus money came, and what became of it.</li></ul><p>You can choose up to a year at once, and save a statement as a CSV file. Days are those of the time zone that the page names.</p>`,
  },
];
