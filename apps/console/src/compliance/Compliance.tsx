import { useLingui } from '@lingui/react/macro';
import { PageHead, Stack, Tabs, Text } from '@marquee/ui';
import { usePlace } from '../api/usePlace.ts';
import { Audits } from './Audits.tsx';
import { Erasures } from './Erasures.tsx';
import { Exclusions } from './Exclusions.tsx';
import { Reviews } from './Reviews.tsx';

const parts = ['audits', 'exclusions', 'reviews', 'erasures'] as const;
type Part = (typeof parts)[number];

/** What shows that the merchant keeps to its rules. */
export const Compliance = () => {
  const { t } = useLingui();
  const { params, set } = usePlace();
  const part = parts.find((id) => id === params.get('part')) ?? 'audits';
  const names: Record<Part, string> = {
    audits: t`Checks of the ledger`,
    exclusions: t`Exclusions`,
    reviews: t`Excluded or somebody else`,
    erasures: t`Erasures`,
  };
  return (
    <Stack gap="x5">
      <PageHead title={t`Compliance`}>
        <Text isMuted>
          {t`What staff has done stands in the trail; what is held of a member can be exported and erased on their page.`}
        </Text>
      </PageHead>
      <Tabs<Part>
        label={t`Compliance`}
        tabs={parts.map((id) => ({ id, label: names[id] }))}
        selected={part}
        onSelect={(id) => set({ part: id === 'audits' ? null : id })}
      >
        {part === 'audits' && <Audits />}
        {part === 'exclusions' && <Exclusions />}
        {part === 'reviews' && <Reviews />}
        {part === 'erasures' && <Erasures />}
      </Tabs>
    </Stack>
  );
};
