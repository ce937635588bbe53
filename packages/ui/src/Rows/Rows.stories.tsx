import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Row, RowName, Rows } from './Rows.tsx';

const meta = {
  title: 'Content/Rows',
  component: Rows,
  args: { label: 'Devices', children: null },
  render: ({ label }) => (
    <Card padding="m">
      <Rows label={label}>
        <Row end={<Badge tone="positive">This device</Badge>}>
          <RowName>Firefox on Android</RowName>
          <Text as="span" size="s" isMuted>
            203.0.113.7, last active 21/11/2026
          </Text>
        </Row>
        <Row
          end={
            <Button size="s" look="soft" tone="neutral">
              Log out there
            </Button>
          }
        >
          <RowName>
            Chrome on Windows
            <Badge tone="neutral">Stays logged in</Badge>
          </RowName>
          <Text as="span" size="s" isMuted>
            198.51.100.20, last active 19/11/2026
          </Text>
        </Row>
      </Rows>
    </Card>
  ),
} satisfies Meta<typeof Rows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Devices: Story = {};
