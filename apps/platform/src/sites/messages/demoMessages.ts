import { type Message, msg } from '@marquee/i18n/msg';

/** A message that demo accounts find in their inbox. */
type DemoMessage = { daysAgo: number; title: Message; html: Message };

/** What demo accounts find in their inbox beside the welcome, newest first. */
export const demoMessages: readonly DemoMessage[] = [
  {
    daysAgo: 1,
    title: msg`We have answered your question`,
    html: msg`<p>You asked why two games with the same name have different returns to player.</p><p>They are two editions from two studios. Each game’s information page shows its return, limits and rules.</p><p>If you have any more questions, write to us on the <a href="/feedback">feedback page</a>.</p>`,
  },
  {
    daysAgo: 6,
    title: msg`Your mobile number is confirmed`,
    html: msg`<p>You can now use it to set a new password.</p><p>If this wasn’t you, change your password immediately and tell us.</p>`,
  },
];
