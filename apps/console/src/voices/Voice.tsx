import { useLingui } from '@lingui/react/macro';
import { getStaffVoice } from '@marquee/contract/routes';
import { ChevronStartIcon, PageHead, Stack, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { VoiceCase } from './VoiceCase.tsx';
import { VoiceStanding } from './VoiceStanding.tsx';
import { VoiceWork } from './VoiceWork.tsx';

/** One question or complaint: what was written, and the answer to it. */
export const Voice = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay();
  const { reference = '' } = useParams();
  const found = useQuery({
    ...query(getStaffVoice, { query: { reference } }),
    refetchInterval: 20_000,
  });
  const { data, error } = found;
  return (
    <Stack gap="x5">
      <PageHead
        title={reference}
        back={
          <TextLink href="/voices" look="quiet">
            <ChevronStartIcon /> {t`Voices`}
          </TextLink>
        }
      >
        {data && <VoiceStanding voice={data} />}
      </PageHead>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data && (
        <>
          <VoiceCase voice={data} />
          {may('voices.answer') && <VoiceWork voice={data} />}
        </>
      )}
    </Stack>
  );
};
