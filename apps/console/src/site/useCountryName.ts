import { useConsole } from '../api/ConsoleContext.ts';

/** Names a country in the reader's language. */
export const useCountryName = () => {
  const { language } = useConsole();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code: string): string => {
    try {
      return names.of(code) ?? code;
    } catch {
      // What is being typed is no code yet.
      return code;
    }
  };
};
