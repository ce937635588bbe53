import type { PatternKind } from '#sites';

/** Problems of a field that are not about its pattern. */
export type ProblemRule =
  | 'required'
  | 'length'
  | 'mismatch'
  | 'age'
  | 'outdated'
  | 'notAsked'
  | 'mobile'
  | 'date'
  | 'code'
  | 'taken'
  | 'guessable';

type Bounds = { min?: number | undefined; max?: number | undefined };
type Language = 'vi' | 'en';

const range = {
  vi: ({ min, max }: Bounds) => (min === max ? `${min}` : `${min} đến ${max}`),
  en: ({ min, max }: Bounds) => (min === max ? `${min}` : `${min} to ${max}`),
};

const patternTexts: Record<Language, Record<PatternKind, (bounds: string) => string>> = {
  vi: {
    any: (n) => `Vui lòng nhập ${n} ký tự.`,
    'letter-first-alphanumeric': (n) => `Vui lòng nhập ${n} chữ cái và số, bắt đầu bằng chữ cái.`,
    alphanumeric: (n) => `Vui lòng nhập ${n} ký tự, chỉ gồm chữ cái và số.`,
    letters: (n) => `Vui lòng nhập ${n} ký tự, chỉ gồm chữ cái.`,
    digits: (n) => `Vui lòng nhập ${n} chữ số.`,
    email: () => 'Vui lòng nhập địa chỉ e-mail hợp lệ.',
    'has-uppercase': (n) => `Vui lòng nhập ${n} ký tự, có ít nhất một chữ in hoa.`,
    'english-spaces': (n) => `Vui lòng nhập ${n} ký tự, chỉ gồm chữ cái không dấu và khoảng trắng.`,
    'no-spaces': (n) => `Vui lòng nhập ${n} ký tự, không có khoảng trắng.`,
    'date-ymd': () => 'Vui lòng nhập ngày theo dạng năm-tháng-ngày, ví dụ 1990-12-31.',
    'date-mdy': () => 'Vui lòng nhập ngày theo dạng tháng-ngày-năm, ví dụ 12-31-1990.',
    chinese: (n) => `Vui lòng nhập ${n} chữ Hán.`,
    korean: (n) => `Vui lòng nhập ${n} chữ Hàn.`,
    thai: (n) => `Vui lòng nhập ${n} chữ Thái.`,
    'thai-english-spaces': (n) => `Vui lòng nhập ${n} ký tự, chỉ gồm chữ Thái, chữ Anh và khoảng trắng.`,
    'full-name': (n) => `Vui lòng nhập họ và tên, cách nhau bằng khoảng trắng, ${n} ký tự.`,
    'japanese-full-width': (n) => `Vui lòng nhập ${n} chữ kana hoặc kanji toàn khổ.`,
    uppercase: (n) => `Vui lòng nhập ${n} chữ in hoa từ A đến Z.`,
    'digits-from-9': (n) => `Vui lòng nhập ${n} chữ số, bắt đầu bằng số 9.`,
    'strong-password': (n) => `Mật khẩu cần ${n} ký tự, gồm chữ hoa, chữ thường, số và ký hiệu.`,
  },
  en: {
    any: (n) => `Enter ${n} characters.`,
    'letter-first-alphanumeric': (n) => `Enter ${n} letters and digits, starting with a letter.`,
    alphanumeric: (n) => `Enter ${n} characters, letters and digits only.`,
    letters: (n) => `Enter ${n} letters only.`,
    digits: (n) => `Enter ${n} digits.`,
    email: () => 'Enter a valid e-mail address.',
    'has-uppercase': (n) => `Enter ${n} characters with at least one capital letter.`,
    'english-spaces': (n) => `Enter ${n} characters, English letters and spaces only.`,
    'no-spaces': (n) => `Enter ${n} characters without spaces.`,
    'date-ymd': () => 'Enter the date as year-month-day, such as 1990-12-31.',
    'date-mdy': () => 'Enter the date as month-day-year, such as 12-31-1990.',
    chinese: (n) => `Enter ${n} Chinese characters.`,
    korean: (n) => `Enter ${n} Korean characters.`,
    thai: (n) => `Enter ${n} Thai characters.`,
    'thai-english-spaces': (n) => `Enter ${n} characters: Thai, English letters and spaces only.`,
    'full-name': (n) => `Enter your first and last name with a space between them, ${n} characters.`,
    'japanese-full-width': (n) => `Enter ${n} full-width kana or kanji.`,
    uppercase: (n) => `Enter ${n} capital letters from A to Z.`,
    'digits-from-9': (n) => `Enter ${n} digits starting with 9.`,
    'strong-password': (n) =>
      `Use ${n} characters with capital and lower-case letters, a digit and a symbol.`,
  },
};

const otherTexts: Record<Language, Record<ProblemRule, (bounds: Bounds) => string>> = {
  vi: {
    required: () => 'Vui lòng không để trống mục này.',
    length: (bounds) => `Vui lòng nhập ${range.vi(bounds)} ký tự.`,
    mismatch: () => 'Hai lần nhập mật khẩu không giống nhau.',
    age: ({ min }) => `Bạn phải từ ${min} tuổi trở lên.`,
    outdated: () => 'Nội dung này đã được cập nhật. Vui lòng đọc lại và đồng ý với bản mới.',
    notAsked: () => 'Trang này không yêu cầu mục này.',
    mobile: () => 'Vui lòng nhập số điện thoại di động hợp lệ.',
    date: () => 'Ngày này không tồn tại.',
    code: () => 'Mã giới thiệu không hợp lệ.',
    taken: () => 'Mục này đã được người khác sử dụng.',
    guessable: () => 'Mật khẩu này quá dễ đoán. Vui lòng chọn mật khẩu khác.',
  },
  en: {
    required: () => 'This field cannot be empty.',
    length: (bounds) => `Enter ${range.en(bounds)} characters.`,
    mismatch: () => 'The passwords don’t match.',
    age: ({ min }) => `You must be at least ${min} years old.`,
    outdated: () => 'This text has changed. Please read it again and agree to the new version.',
    notAsked: () => 'This site does not ask for this field.',
    mobile: () => 'Enter a valid mobile number.',
    date: () => 'Enter a valid date.',
    code: () => 'This invitation code is not valid.',
    taken: () => 'This is already in use.',
    guessable: () => 'This password is too easy to guess. Choose another.',
  },
};

/** One sentence that tells what a field has to be, naming its bounds. */
export const problemText = (
  language: Language,
  problem: Bounds & ({ rule: ProblemRule } | { rule: 'pattern'; patternId: PatternKind }),
): string =>
  problem.rule === 'pattern'
    ? patternTexts[language][problem.patternId](range[language](problem))
    : otherTexts[language][problem.rule](problem);
