import { type Answers, FeatureFrame, siteIn, stubClient } from '@marquee/feature-core/testing';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { catalog } from '../catalog.ts';

/** Slots within a page that is written as HTML and taken over later. */
export const homeFrame = async (slots: ReactNode, answers: Answers) => {
  const { messages } = await catalog('en');
  const queries = new QueryClient();
  const { client } = stubClient(answers);
  const frame = (
    <FeatureFrame client={client} queries={queries} site={siteIn('en')} messages={messages}>
      {slots}
    </FeatureFrame>
  );
  return { frame, queries };
};
