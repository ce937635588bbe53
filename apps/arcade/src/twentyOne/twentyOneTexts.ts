import { msg } from '@marquee/i18n/msg';

/** What stands on the pages of twenty-one. */
export const twentyOneTexts = {
  deal: msg`Deal`,
  hit: msg`Card`,
  stand: msg`Stop`,
  double: msg`Double`,
  ready: msg`Set your stake and have the cards dealt`,
  dealer: msg`Dealer`,
  you: msg`You`,
  points: msg`{points} points`,
  covered: msg`Covered card`,
  tooMany: msg`More than 21`,
  five: msg`Five cards`,
  natural: msg`Ace and ten`,
  aces: msg`Two aces`,
  your: msg`Your turn`,
  lost: msg`The dealer wins`,
  even: msg`Even: {sum} comes back`,
  ruleBlackjack: msg`Come closer to 21 than the dealer without going beyond it. The dealer stops at every 17. A win pays once your stake, an ace with a ten one and a half times. Your first two cards may be doubled: one more card for a second stake. Each card comes from a full pack of its own.`,
  ruleXiDach: msg`Come closer to 21 than the dealer without going beyond it. You need 16 to stop, the dealer stops at 16. Two aces beat an ace with a ten, which beats five cards of up to 21, which beat points; two aces pay twice your stake, all else once. Each card comes from a full pack of its own.`,
} as const;
