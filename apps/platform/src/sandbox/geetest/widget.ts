/**
 * The script of the played widget: the part of GeeTest's interface that pages use, with a button for a person, one for
 * somebody who is refused, and one to close it.
 */
export const widget = (path: string): string => `
window.initGeetest4 = (config, ready) => {
  const on = {};
  const tell = (event) => (on[event] || (() => undefined))();
  const dialog = document.createElement('dialog');
  let proof = false;
  const button = (text, press) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.style.cssText = 'font:inherit;min-block-size:2.75rem;padding:.25rem 1rem;margin:.25rem';
    made.onclick = press;
    return made;
  };
  const solve = async (as) => {
    const query = new URLSearchParams({ captcha_id: config.captchaId, as });
    const answer = await fetch(${JSON.stringify(path)} + '/solve?' + query).catch(() => undefined);
    dialog.close('done');
    if (!answer || !answer.ok) return tell('error');
    proof = await answer.json();
    tell('success');
  };
  const title = document.createElement('p');
  title.textContent = 'The sandbox plays GeeTest (' + config.language + ').';
  dialog.append(
    title,
    button('I am a person', () => solve('person')),
    button('I am refused', () => solve('robot')),
    button('Close', () => dialog.close()),
  );
  dialog.setAttribute('aria-label', 'GeeTest');
  dialog.onclose = () => {
    if (dialog.returnValue !== 'done') tell('close');
    dialog.remove();
  };
  const captcha = {
    showCaptcha: () => {
      document.body.append(dialog);
      dialog.returnValue = '';
      dialog.showModal();
    },
    getValidate: () => proof,
    reset: () => { proof = false; },
    destroy: () => dialog.remove(),
  };
  for (const [name, event] of [['onReady', 'ready'], ['onSuccess', 'success'], ['onError', 'error'], ['onClose', 'close'], ['onFail', 'fail']])
    captcha[name] = (listener) => { on[event] = listener; return captcha; };
  ready(captcha);
  setTimeout(() => tell('ready'));
};
`;
