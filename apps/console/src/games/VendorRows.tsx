import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { Badge, Button, Card, Heading, Inline, Row, RowName, Rows, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useMay } from '../api/useMay.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';

type Vendor = RouteValue<'getStaffGames'>['vendors'][number];

/** The vendors with how their games stand, and maintenance of all of a vendor's at once. */
export const VendorRows = ({ vendors }: { vendors: readonly Vendor[] }) => {
  const { t } = useLingui();
  const may = useMay()('games.manage');
  const [open, setOpen] = useState<{ vendor: Vendor; deed: 'close' | 'open' }>();
  const begin = t`Maintenance …`;
  const end = t`End maintenance`;
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`Vendors`}</Heading>
        <Rows label={t`Vendors`}>
          {vendors.map((vendor) => {
            const { games, offered, underMaintenance, planned, name } = vendor;
            return (
              <Row
                key={vendor.vendor}
                end={
                  may && (
                    <Inline gap="x2">
                      {games > 0 && (
                        <Button
                          size="s"
                          tone="caution"
                          look="outline"
                          aria-label={`${begin}: ${name}`}
                          onClick={() => setOpen({ vendor, deed: 'close' })}
                        >
                          {begin}
                        </Button>
                      )}
                      {underMaintenance + planned > 0 && (
                        <Button
                          size="s"
                          tone="positive"
                          look="outline"
                          aria-label={`${end}: ${name}`}
                          onClick={() => setOpen({ vendor, deed: 'open' })}
                        >
                          {end}
                        </Button>
                      )}
                    </Inline>
                  )
                }
              >
                <RowName>{name}</RowName>
                <Inline gap="x2">
                  <Text as="span" size="s" isMuted>{t`${offered} of ${games} games offered`}</Text>
                  {underMaintenance > 0 && (
                    <Badge tone="caution">{t`${underMaintenance} under maintenance`}</Badge>
                  )}
                  {planned > 0 && <Badge tone="info">{t`Planned for ${planned}`}</Badge>}
                </Inline>
              </Row>
            );
          })}
        </Rows>
      </Stack>
      {open?.deed === 'close' && (
        <CloseDialog
          which={{ vendor: open.vendor.vendor }}
          names={[open.vendor.name]}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.deed === 'open' && (
        <ChangeDialog
          title={end}
          change={{ vendor: open.vendor.vendor, maintenance: null }}
          names={[open.vendor.name]}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
};
