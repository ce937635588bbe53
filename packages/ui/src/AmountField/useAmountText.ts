import { amountNotation, readAmount, writeAmount } from '@marquee/i18n';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

interface Options {
  currency: string;
  locale: string;
  value: number | undefined;
  onValueChange: (minor: number | undefined) => void;
}

const figuresIn = (text: string, decimal: string) =>
  [...text].filter((letter) => letter === decimal || /\d/.test(letter)).length;

/** The text of an amount while it is typed, with groups that come by themselves and a caret that stays. */
export const useAmountText = ({ currency, locale, value, onValueChange }: Options) => {
  const { decimal, minorDigits } = amountNotation(currency, locale);
  const [typed, setTyped] = useState('');
  const caret = useRef<{ input: HTMLInputElement; figuresAfter: number; isForward: boolean }>(undefined);

  const own = readAmount(typed, currency, locale);
  const text =
    own.minor === value ? own.text : value === undefined ? '' : writeAmount(value, currency, locale);

  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, figuresAfter, isForward } = caret.current;
    caret.current = undefined;
    if (document.activeElement !== input) return;
    const places = Array.from({ length: text.length + 1 }, (_each, place) => place).filter(
      (place) => figuresIn(text.slice(place), decimal) === figuresAfter,
    );
    const place = isForward ? places.at(-1) : places[0];
    if (place !== undefined) input.setSelectionRange(place, place);
  });

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const place = target.selectionStart ?? target.value.length;
    const { inputType, data } = nativeEvent as Partial<InputEvent>;
    // Keypads offer one of both signs, whatever the language; groups come by themselves and are never typed.
    const isPoint = inputType === 'insertText' && (data === '.' || data === ',');
    const entered = isPoint
      ? target.value.slice(0, place - 1) + (minorDigits > 0 ? decimal : '') + target.value.slice(place)
      : target.value;
    caret.current = {
      input: target,
      figuresAfter: figuresIn(entered.slice(place), decimal),
      isForward: inputType === 'deleteContentForward',
    };
    const read = readAmount(entered, currency, locale);
    setTyped(read.text);
    onValueChange(read.minor);
  };

  return { text, onChange };
};
