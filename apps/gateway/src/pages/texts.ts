import { msg } from '@marquee/i18n/msg';

/** What the payer reads. */
export const texts = {
  tag: msg`Test payments`,
  title: msg`Confirm your payment`,
  bankTitle: msg`Your banking app`,
  to: msg`Paid to`,
  reference: msg`Reference`,
  method: msg`Method`,
  pay: msg`Pay {sum}`,
  decline: msg`Decline`,
  note: msg`No real money moves here.`,
  paid: msg`Payment made`,
  failed: msg`Payment declined`,
  back: msg`Back to the site`,
  gone: msg`Payment not found`,
  goneText: msg`The link is wrong, or the test gateway has been restarted.`,
};
