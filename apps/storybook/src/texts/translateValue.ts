import { cloneElement, isValidElement, type ReactElement } from 'react';
import { textIn } from './textIn.ts';

type Call = (...args: unknown[]) => unknown;
type Translated = WeakMap<Call, Call>;

const calls = new Map<string, Translated>();

// The same function each time, or what depends on it would be taken for changed.
const translatedCall = (call: Call, language: string): Call => {
  const known = calls.get(language) ?? new WeakMap<Call, Call>();
  calls.set(language, known);
  const made = known.get(call) ?? ((...args) => translateValue(call(...args), language));
  known.set(call, made);
  return made;
};

const translatedElement = (element: ReactElement, language: string) => {
  const { children, ...rest } = element.props as Record<string, unknown>;
  const shown = translateValue(children, language);
  const props = translateValue(rest, language);
  // Children that were written one by one need no keys, and are handed on one by one.
  return Array.isArray(shown)
    ? cloneElement(element, props, ...shown)
    : cloneElement(element, children === undefined ? props : { ...props, children: shown });
};

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

const translated = (value: unknown, language: string): unknown => {
  if (typeof value === 'string') return textIn(value, language);
  if (typeof value === 'function') return translatedCall(value as Call, language);
  if (Array.isArray(value)) return value.map((each) => translated(each, language));
  if (isValidElement(value)) return translatedElement(value, language);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each, language)]));
};

/** A story's args in a language: every text in them, in elements, in lists and in what functions return. */
export const translateValue = <Value>(value: Value, language: string): Value =>
  language === 'en' ? value : (translated(value, language) as Value);
