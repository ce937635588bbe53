import { randomInt } from 'node:crypto';

const numbers = {
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
} as const;

const sentences = {
  vi: {
    plus: (a: string, b: string) => `${a} cộng ${b} bằng mấy? Trả lời bằng chữ số.`,
    minus: (a: string, b: string) => `${a} trừ ${b} bằng mấy? Trả lời bằng chữ số.`,
  },
  en: {
    plus: (a: string, b: string) => `What is ${a} plus ${b}? Answer in digits.`,
    minus: (a: string, b: string) => `What is ${a} minus ${b}? Answer in digits.`,
  },
} as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A new captcha as a sum in words, for those who do not see the image, and its answer in digits. */
export const newCaptchaQuestion = (language: 'vi' | 'en'): { question: string; answer: string } => {
  const [one, other] = [randomInt(1, 11), randomInt(1, 11)];
  const isSum = randomInt(2) === 0;
  const [a, b] = isSum ? [one, other] : [Math.max(one, other), Math.min(one, other)];
  const words = numbers[language];
  const sentence = sentences[language][isSum ? 'plus' : 'minus'](words[a] ?? '', words[b] ?? '');
  return { question: capitalised(sentence), answer: String(isSum ? a + b : a - b) };
};
