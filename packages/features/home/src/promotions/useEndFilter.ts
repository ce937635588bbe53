import { useSearchParams } from 'react-router-dom';

/** Presets of days that lie ahead (specification, section 9). */
export const endPresets = [7, 30] as const;

/** Days within which a promotion ends; undefined for all of them. */
export type EndPreset = (typeof endPresets)[number] | undefined;

const dayMilliseconds = 86_400_000;

/** Which promotions the address asks for by their end, and a way to change it. */
export const useEndFilter = () => {
  const [search, setSearch] = useSearchParams();
  const preset: EndPreset = endPresets.find((days) => String(days) === search.get('ends'));
  return {
    preset,
    choose: (days: EndPreset) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('ends');
          if (days) next.set('ends', String(days));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    isChosen: ({ endsAt }: { endsAt: string | null }) =>
      preset === undefined ||
      (endsAt !== null && Date.parse(endsAt) <= Date.now() + preset * dayMilliseconds),
  };
};
