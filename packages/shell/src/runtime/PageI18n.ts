import { type AllMessages, I18n, type Locale, type Messages } from '@lingui/core';

/**
 * The texts of a page. Lingui draws everything that says a text anew when further texts come, at once and in one step;
 * here only another language does. Whatever shows a text waits until it is there (`createPartLoader`).
 */
export class PageI18n extends I18n {
  constructor() {
    super({});
  }

  override load(texts: AllMessages | Locale, messages: Messages = {}): void {
    if (typeof texts !== 'string') super.load(texts);
    else if (texts === this.locale) Object.assign(this.messages, messages);
    else super.load(texts, messages);
  }
}
