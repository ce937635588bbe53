import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Row, RowName, Rows } from './Rows.tsx';

test('a list says what it lists, and each row its name and how it stands', () => {
  render(
    <Rows label="Devices">
      <Row end={<button type="button">Log out</button>}>
        <RowName>Firefox</RowName>
      </Row>
      <Row>
        <RowName>Chrome</RowName>
      </Row>
    </Rows>,
  );
  const [first, second] = within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('FirefoxLog out');
  expect(second?.textContent).toBe('Chrome');
});
