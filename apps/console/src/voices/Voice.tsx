import { useLingui } from '@lingui/react/macro';
import { getStaffVoice } from '@marquee/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../api/DetailPage.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
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
  return (
    <DetailPage
      title={reference}
      back={{ to: '/voices', text: t`Voices` }}
      query={found}
      standing={found.data && <VoiceStanding voice={found.data} />}
    >
      {(voice) => (
        <>
          <VoiceCase voice={voice} />
          {may('voices.answer') && <VoiceWork voice={voice} />}
        </>
      )}
    </DetailPage>
  );
};
