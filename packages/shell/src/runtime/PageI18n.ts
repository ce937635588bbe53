import { type AllMessages, I18n, type Locale, type Messages } from '@lingui/core';

/** What Lingui tells of. */
type Events = { change: () => void; missing: (text: { locale: Locale; id: string }) => void };

/**
 * The texts of a page. Lingui draws everything that says a text anew when further texts come, at once and in one step;
 * here only another language does. Whatever shows a text waits until it is there (`createPartLoader`).
 */
export class PageI18n extends I18n {
  #isQuiet = false;

  constructor() {
    super({});
  }

  override load(texts: AllMessages | Locale, messages: Messages = {}): void {
    this.#isQuiet = true;
    if (typeof texts === 'string') super.load(texts, messages);
    else super.load(texts);
    this.#isQuiet = false;
  }

  override emit<E extends keyof Events>(event: E, ...args: Parameters<Events[E]>): void {
    if (!this.#isQuiet) super.emit(event, ...args);
  }
}
