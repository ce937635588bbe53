import { getHelpCenter } from '@marquee/contract/routes';
import { type Answers, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import Help from './Help.page.tsx';
import HelpMc from './HelpMc.page.tsx';
import { catalog } from './catalog.ts';

afterEach(cleanup);

const topics = [
  { id: 'deposit', title: 'Deposits', html: '<h3>How long</h3><p>A few <em>minutes</em></p>', version: null },
  { id: 'terms', title: 'Terms of use', html: '<p>One account a person</p>', version: '2026-10' },
  { id: 'privacy', title: 'Privacy', html: '<p><a href="/feedback">Ask us</a></p>', version: '2026-10' },
];

const answers = (): Answers => ({ [getHelpCenter.id]: () => ({ topics }) });
const topicLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { name });

test('the first topic shows where the address names none, and all are links', async () => {
  const { setTitle } = await renderFeature(<Help />, { catalog, at: '/help', answers: answers() });
  expect(await screen.findByRole('heading', { level: 2, name: 'Deposits' })).toBeTruthy();
  expect(screen.getByText('minutes').tagName).toBe('EM');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(topicLink('Terms of use').getAttribute('href')).toBe('/help?topic=terms');
  expect(setTitle).not.toHaveBeenCalledWith('Deposits');
});

test('the topic of the address shows, is marked and names the page', async () => {
  const { setTitle } = await renderFeature(<Help />, {
    catalog,
    at: '/help?topic=terms',
    answers: answers(),
  });
  expect(await screen.findByText('One account a person')).toBeTruthy();
  expect(topicLink('Terms of use').getAttribute('aria-current')).toBe('page');
  expect(screen.queryByText('minutes')).toBeNull();
  expect(setTitle).toHaveBeenLastCalledWith('Terms of use');
});

test('a chosen topic stands in the address and takes the focus; a phone leads back to all', async () => {
  const { address } = await renderFeature(<Help />, { catalog, at: '/help?topic=terms', answers: answers() });
  await screen.findByText('One account a person');
  await userEvent.click(topicLink('Privacy'));
  expect(address()).toBe('/help?topic=privacy');
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Privacy' }));
  await userEvent.click(screen.getByRole('link', { name: 'All topics' }));
  expect(address()).toBe('/help');
});

test('links of a text stay inside of the site', async () => {
  const { address } = await renderFeature(<Help />, {
    catalog,
    at: '/help?topic=privacy',
    answers: answers(),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Ask us' }));
  expect(address()).toBe('/feedback');
});

test('a search finds topics by their texts, and says when there is nothing', async () => {
  await renderFeature(<Help />, { catalog, at: '/help', answers: answers() });
  await screen.findByRole('heading', { level: 2 });
  const search = screen.getByRole('searchbox', { name: 'Search the help centre' });
  await userEvent.type(search, 'person');
  expect(within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link')).toHaveLength(1);
  await userEvent.type(search, ' xyz');
  expect(screen.getByText('Nothing found')).toBeTruthy();
});

test('a topic that does not exist says so and leaves the list', async () => {
  await renderFeature(<Help />, { catalog, at: '/help?topic=gone', answers: answers() });
  expect(await screen.findByText('Topic not found')).toBeTruthy();
  expect(topicLink('Privacy')).toBeTruthy();
});

test('a failure can be tried again; contacts stand there all the same', async () => {
  const broken: Answers = { [getHelpCenter.id]: offline };
  await renderFeature(<Help />, { catalog, at: '/help?topic=terms', answers: broken });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the help centre');
  expect(screen.getByRole('link', { name: 'help@lotus.example' })).toBeTruthy();
  Object.assign(broken, answers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One account a person')).toBeTruthy();
});

test('a help centre without topics says what will be there', async () => {
  await renderFeature(<Help />, {
    catalog,
    at: '/help',
    answers: { [getHelpCenter.id]: () => ({ topics: [] }) },
  });
  expect(await screen.findByText('No topics yet')).toBeTruthy();
});

test('the page without the frame keeps its own address and leads to the site', async () => {
  await renderFeature(<HelpMc />, { catalog, at: '/helpmc?topic=terms', answers: answers() });
  await screen.findByText('One account a person');
  expect(topicLink('Privacy').getAttribute('href')).toBe('/helpmc?topic=privacy');
  expect(screen.getByRole('link', { name: 'Lotus home' }).getAttribute('href')).toBe('/');
});

test('the first steps stand with their pictures before the text of their topic', async () => {
  const start = { id: 'start', title: 'Getting started', html: '<h3>Logging in</h3>', version: null };
  await renderFeature(<Help />, {
    catalog,
    at: '/help?topic=start',
    answers: { [getHelpCenter.id]: () => ({ topics: [start] }) },
  });
  const article = within(await screen.findByRole('article', { name: 'Getting started' }));
  const steps = article.getByRole('list', { name: 'The first steps' });
  const text = article.getByRole('heading', { name: 'Logging in' });
  expect(steps.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
