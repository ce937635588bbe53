/** What Firebase can answer after the check, by the word of its choice. */
const failures: Record<string, string> = {
  '': 'I am a person',
  CAPTCHA_CHECK_FAILED: 'The check fails',
  INVALID_PHONE_NUMBER: 'Invalid phone number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'Too many requests',
  QUOTA_EXCEEDED: 'Quota exceeded',
  OPERATION_NOT_ALLOWED: 'Not allowed',
  INTERNAL_ERROR: 'An unknown error',
  UNAVAILABLE: 'Nothing: out of reach',
};

/** The script of the played check: the part of reCAPTCHA's interface that a box in a page uses. */
export const recaptchaScript = (path: string): string => `
(() => {
  const box = document.querySelector('.g-recaptcha');
  const note = document.createElement('p');
  note.textContent = 'The sandbox plays reCAPTCHA.';
  const choices = Object.entries(${JSON.stringify(failures)}).map(([as, text]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.style.cssText = 'font:inherit;min-block-size:2.75rem;padding:.25rem 1rem;margin:.25rem';
    button.onclick = async () => {
      const query = new URLSearchParams({ k: box.dataset.sitekey, as });
      const answer = await fetch(${JSON.stringify(path)} + '?' + query);
      window[box.dataset.callback]((await answer.json()).token);
    };
    return button;
  });
  const others = document.createElement('details');
  others.append(Object.assign(document.createElement('summary'), { textContent: 'Answer with an error' }), ...choices.slice(1));
  box.append(note, choices[0], others);
})();
`;
