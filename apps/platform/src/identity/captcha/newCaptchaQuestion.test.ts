import { expect, test } from 'vitest';
import { newCaptchaQuestion } from './newCaptchaQuestion.ts';

const words = {
  vi: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};

const solve = (question: string, language: 'vi' | 'en') => {
  const text = question.toLowerCase();
  const found = words[language]
    .flatMap((word, number) =>
      [...text.matchAll(new RegExp(`(?<=^|\\s)${word}(?=\\s|\\?)`, 'g'))].map((m) => ({
        number,
        at: m.index,
      })),
    )
    .sort((a, b) => a.at - b.at);
  const [a = Number.NaN, b = Number.NaN] = found.map((entry) => entry.number);
  return /cộng|plus/.test(text) ? a + b : a - b;
};

test.each(['vi', 'en'] as const)('a question in %s can be answered by reading it', (language) => {
  for (let i = 0; i < 300; i += 1) {
    const { question, answer } = newCaptchaQuestion(language);
    expect({ question, answer: String(solve(question, language)) }).toEqual({ question, answer });
    expect(Number(answer)).toBeGreaterThanOrEqual(0);
  }
});
