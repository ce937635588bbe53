const everyMatches = (one: RegExp) => (value: string) =>
  value !== '' && [...value].every((character) => one.test(character));

const isLetter = /^[A-Za-z]$/;
const isDigit = /^[0-9]$/;
const isNamePart = everyMatches(/^[\p{L}\p{M}'’.-]$/u);
const isMailboxPart = everyMatches(/^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]$/);
const isLabelCharacters = everyMatches(/^[A-Za-z0-9-]$/);

const isLabel = (label: string) =>
  isLabelCharacters(label) && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-');

const isEmail = (value: string): boolean => {
  const at = value.indexOf('@');
  const labels = value.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    at > 0 &&
    value.slice(0, at).split('.').every(isMailboxPart) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    top.length > 1 &&
    isLetter.test(top.charAt(0))
  );
};

const isMonth = (part: string) => /^[0-9]{2}$/.test(part) && Number(part) >= 1 && Number(part) <= 12;
const isDay = (part: string) => /^[0-9]{2}$/.test(part) && Number(part) >= 1 && Number(part) <= 31;
const isYear = (part: string) => /^[0-9]{4}$/.test(part);

const isDate = (value: string, parts: readonly ((part: string) => boolean)[]) => {
  const given = value.split('-');
  return given.length === parts.length && given.every((part, index) => parts[index]?.(part));
};

/**
 * What a pattern kind asks of a value, in the pieces that a reader can be told one by one: a value keeps a kind
 * when it meets all of the kind's requirements (`patternChecks`).
 */
export const requirements = {
  letterFirst: (value: string) => isLetter.test(value.charAt(0)),
  lettersAndDigits: everyMatches(/^[A-Za-z0-9]$/),
  lettersOnly: everyMatches(isLetter),
  digitsOnly: everyMatches(isDigit),
  capitalsOnly: everyMatches(/^[A-Z]$/),
  nineFirst: (value: string) => value.startsWith('9'),
  hasLower: (value: string) => /[a-z]/.test(value),
  hasUpper: (value: string) => /[A-Z]/.test(value),
  hasDigit: (value: string) => /[0-9]/.test(value),
  hasSymbol: (value: string) => [...value].some((one) => /^[^A-Za-z0-9\s]$/u.test(one)),
  hasLetter: (value: string) => /[A-Za-z]/.test(value),
  englishAndSpaces: everyMatches(/^[A-Za-z ]$/),
  noSpaces: everyMatches(/^\S$/u),
  email: isEmail,
  dateYmd: (value: string) => isDate(value, [isYear, isMonth, isDay]),
  dateMdy: (value: string) => isDate(value, [isMonth, isDay, isYear]),
  chinese: everyMatches(/^\p{Script=Han}$/u),
  korean: everyMatches(/^\p{Script=Hangul}$/u),
  thai: everyMatches(/^\p{Script=Thai}$/u),
  thaiEnglishAndSpaces: everyMatches(/^[\p{Script=Thai}A-Za-z ]$/u),
  firstAndLastName: (value: string) => value.includes(' ') && value.split(' ').every(isNamePart),
  fullWidth: everyMatches(/^[\p{Script=Han}\u3041-\u3096\u30A1-\u30FA\u3005\u30FC\u3000]$/u),
} as const satisfies Record<string, (value: string) => boolean>;

/** One piece of what a pattern kind asks. */
export type Requirement = keyof typeof requirements;
