import type { Guide } from '../Guide.ts';

export const timeline: Guide = {
  title: 'Feedback/Timeline',
  parts: ['Timeline'],
  summary: 'The course of something: what happened when, where it stands and what comes.',
  use: ['For what takes a while and is looked up: a withdrawal, a request.'],
  avoid: ['For the steps of a form: those are {Steps}.', 'For a list of many events: that is a {Table}.'],
  anatomy: [
    ['Mark', 'A tick for what happened, a clock for what is under way or ahead.'],
    ['Title', 'What happened.'],
    ['Time', 'In the language of the page; missing for what is ahead.'],
    ['Note', 'Optional: what it means.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    'Under Way': 'Two events have happened, two are ahead.',
    Finished: 'All have happened.',
    Refused: 'It ended otherwise.',
  },
  height: 320,
};
