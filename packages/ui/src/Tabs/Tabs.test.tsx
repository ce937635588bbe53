import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Tabs } from './Tabs.tsx';

const words = { password: 'Password', sms: 'SMS', social: 'Social' } as const;
type Way = keyof typeof words;
const ways = (Object.keys(words) as Way[]).map((id) => ({ id, label: words[id] }));

const Login = () => {
  const [way, setWay] = useState<Way>('password');
  return (
    <Tabs label="Log in by" tabs={ways} selected={way} onSelect={setWay}>
      {words[way]} form
    </Tabs>
  );
};

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('arrow keys, Home and End select a tab and take the focus along', async () => {
  render(<Login />);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Password');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('SMS');
  expect(document.activeElement?.textContent).toBe('SMS');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(selected()).toBe('Password');
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Social');
  await userEvent.keyboard('{Home}');
  expect(selected()).toBe('Password');
});

test('from right to left the arrows change places', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Login />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('SMS');
});

test('the panel is named by its tab', async () => {
  render(<Login />);
  await userEvent.click(screen.getByRole('tab', { name: 'SMS' }));
  expect(screen.getByRole('tabpanel', { name: 'SMS' }).textContent).toBe('SMS form');
});

test('segments are radios of one group', async () => {
  const Scheme = () => {
    const [scheme, setScheme] = useState<'dark' | 'light'>('dark');
    return (
      <SegmentedControl
        label="Scheme"
        value={scheme}
        onValueChange={setScheme}
        segments={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
      />
    );
  };
  render(<Scheme />);
  expect(screen.getByRole('radiogroup', { name: 'Scheme' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Light', checked: true })).toBeTruthy();
});

test('the selected tab comes to the middle of a narrow list, by its address too', async () => {
  const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const index = this.role === 'tab' ? ways.findIndex(({ label }) => label === this.textContent) : 0;
    const scrolled = this.role === 'tab' ? (this.parentElement?.scrollLeft ?? 0) : 0;
    return new DOMRect(index * 100 - scrolled, 0, this.role === 'tab' ? 100 : 120, 44);
  });
  render(<Login />);
  await userEvent.click(screen.getByRole('tab', { name: 'Social' }));
  expect(screen.getByRole('tablist').scrollLeft).toBe(190);
  places.mockRestore();
});
