import type { Language } from '@marquee/reference';

/** What the widget gives for a payload, by its names. */
export type GeetestProof = {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
};

/** The part of the widget's interface (GeeTest 4) that is used here. */
type Widget = {
  onReady: (then: () => void) => Widget;
  onSuccess: (then: () => void) => Widget;
  onError: (then: () => void) => Widget;
  onClose: (then: () => void) => Widget;
  showCaptcha: () => void;
  getValidate: () => GeetestProof | false;
  destroy: () => void;
};

type Options = { captchaId: string; product: 'bind'; language: string };

declare global {
  interface Window {
    initGeetest4?: (options: Options, then: (widget: Widget) => void) => void;
  }
}

/** Milliseconds in which script and widget have to be there. */
const patience = 10_000;

/** Its names of languages; it speaks English to everybody else. */
const spoken: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  zh: 'zho',
};

const load = (script: string) =>
  new Promise<void>((resolve, reject) => {
    if (window.initGeetest4) return resolve();
    const element = Object.assign(document.createElement('script'), { src: script, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`${script} did not load.`));
    });
    document.head.append(element);
    return undefined;
  });

/**
 * Shows GeeTest's captcha over the page. Resolves with its proof, with nothing where it was closed; rejects when it
 * cannot be shown. Its script is loaded with the first one.
 */
export const showGeetest = (
  { captchaId, script }: { captchaId: string; script: string },
  language: Language,
): Promise<GeetestProof | undefined> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('GeeTest did not answer.'));
    }, patience);
    const follow = (widget: Widget) => {
      const end = (proof?: GeetestProof) => {
        widget.destroy();
        resolve(proof);
      };
      widget
        .onReady(() => {
          clearTimeout(timer);
          if (isLate) widget.destroy();
          else widget.showCaptcha();
        })
        .onSuccess(() => end(widget.getValidate() || undefined))
        .onClose(() => end())
        .onError(() => {
          widget.destroy();
          reject(new Error('GeeTest could not be shown.'));
        });
    };
    const options: Options = { captchaId, product: 'bind', language: spoken[language] ?? 'eng' };
    load(script)
      .then(() => window.initGeetest4?.(options, follow))
      .catch((error: Error) => {
        clearTimeout(timer);
        reject(error);
      });
  });
