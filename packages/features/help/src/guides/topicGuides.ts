import type { ComponentType } from 'react';
import { StartGuide } from './StartGuide.tsx';

/** What stands before the text of a topic, by the topic's id. */
export const topicGuides: Readonly<Record<string, ComponentType>> = { start: StartGuide };
