import { randomInt } from 'node:crypto';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from '#kernel';

const numbers = [
  msg`zero`,
  msg`one`,
  msg`two`,
  msg`three`,
  msg`four`,
  msg`five`,
  msg`six`,
  msg`seven`,
  msg`eight`,
  msg`nine`,
  msg`ten`,
];

const sum = msg`What is {a} plus {b}? Answer in digits.`;
const difference = msg`What is {a} minus {b}? Answer in digits.`;

/** A question may begin with a number's word. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A new captcha as a sum in words, for those who do not see the image, and its answer in digits. */
export const newCaptchaQuestion = (language: Language): { question: string; answer: string } => {
  const [one, other] = [randomInt(1, 11), randomInt(1, 11)];
  const isSum = randomInt(2) === 0;
  const [a, b] = isSum ? [one, other] : [Math.max(one, other), Math.min(one, other)];
  const wordOf = (number: number) => say(language, numbers[number]!);
  const sentence = say(language, isSum ? sum : difference, { a: wordOf(a), b: wordOf(b) });
  return { question: capitalised(sentence), answer: String(isSum ? a + b : a - b) };
};
