import { useState } from 'react';
import * as kit from '../../src/index.ts';
import { bannerPicture, gamePicture } from '../pictures.ts';

const nextDraw = new Date(Date.now() + 5_000_000);
const games = [
  'Long Vương Báu Vật',
  'Sweet Comet',
  'Rồng Hổ Trực Tiếp',
  'Baccarat Cánh Sen Đêm Hội Ngàn Sao',
  'Bắn Cá Thần Tài',
  'Xóc Đĩa',
  'Harbour Lights',
  'Tiến Lên',
  'Mega Reels',
];

const notices = [
  { id: '1', text: 'Bảo trì hệ thống nạp tiền từ 02:00 đến 03:00 ngày 22/11.', onSelect: () => {} },
  { id: '2', text: 'Khuyến mãi chào mừng: hoàn trả 1,2% mỗi ngày cho thành viên mới.', href: '#promo' },
  { id: '3', text: 'Xổ số miền Bắc mở thưởng lúc 18:15 hằng ngày.' },
];

function Favourite() {
  const [isFavourite, setFavourite] = useState(false);
  return (
    <kit.FavouriteButton
      label="Yêu thích"
      isFavourite={isFavourite}
      onToggle={() => setFavourite(!isFavourite)}
    />
  );
}

export function Home() {
  const [layout, setLayout] = useState<'caption' | 'overlay'>('overlay');
  return (
    <>
      <kit.PageSection>
        <kit.Stack>
          <kit.Carousel
            label="Khuyến mãi nổi bật"
            labels={{
              previous: 'Trước',
              next: 'Sau',
              pause: 'Dừng',
              play: 'Chạy',
              slide: (number, count) => `${number} / ${count}`,
            }}
          >
            {[1, 2, 3].map((seed) => (
              <kit.LazyImage
                key={seed}
                src={bannerPicture(seed)}
                alt={`Banner ${seed}`}
                width={1240}
                height={420}
                isPriority={seed === 1}
              />
            ))}
          </kit.Carousel>
          <kit.Ticker
            label="Thông báo"
            notices={notices}
            pauseLabel="Dừng"
            playLabel="Chạy"
            icon={<kit.MegaphoneIcon />}
          />
        </kit.Stack>
      </kit.PageSection>
      <kit.PageSection>
        <kit.Shelf
          title="Trò chơi phổ biến"
          icon={<kit.FlameIcon />}
          seeAll={
            <kit.TextLink look="quiet" href="#all">
              Xem tất cả <kit.ChevronEndIcon size="s" />
            </kit.TextLink>
          }
        >
          {games.map((title, seed) => (
            <kit.GameTile
              key={title}
              href="#game"
              title={title}
              vendor="Arcade Việt"
              image={gamePicture(seed + 1)}
              layout={layout}
              favourite={<Favourite />}
              badge={
                seed === 0 ? (
                  <kit.Badge look="solid" tone="secondary" icon={<kit.FlameIcon size="xs" />}>
                    Hot
                  </kit.Badge>
                ) : seed === 2 ? (
                  <kit.Badge look="solid" tone="accent">
                    Mới
                  </kit.Badge>
                ) : seed === 4 ? (
                  <kit.Badge>RTP 96,5%</kit.Badge>
                ) : undefined
              }
              actions={
                <kit.Stack gap="x2">
                  <kit.ButtonLink href="#play" size="s" iconStart={<kit.PlayIcon size="s" isFilled />}>
                    Chơi
                  </kit.ButtonLink>
                  <kit.ButtonLink href="#demo" size="s" tone="neutral" look="soft">
                    Chơi thử
                  </kit.ButtonLink>
                </kit.Stack>
              }
              isUnavailable={seed === 5}
            />
          ))}
        </kit.Shelf>
        <kit.SegmentedControl
          label="Layout"
          value={layout}
          onValueChange={setLayout}
          segments={[
            { value: 'overlay', label: 'Overlay' },
            { value: 'caption', label: 'Caption' },
          ]}
        />
      </kit.PageSection>
      <kit.PageSection>
        <kit.Shelf title="Khuyến mãi" layout="cards" icon={<kit.GiftIcon />}>
          {[4, 5, 6].map((seed) => (
            <kit.Card key={seed} padding="none" isInteractive>
              <kit.LazyImage src={bannerPicture(seed)} alt="" width={1240} height={420} />
              <kit.CardBody>
                <kit.Badge tone="positive">Đang diễn ra</kit.Badge>
                <kit.Heading level={3}>
                  <kit.Link href="#promotion">Hoàn trả cuối tuần {seed}%</kit.Link>
                </kit.Heading>
                <p>Áp dụng cho mọi trò chơi slot, không giới hạn số lần nhận.</p>
              </kit.CardBody>
            </kit.Card>
          ))}
        </kit.Shelf>
      </kit.PageSection>
      <kit.PageSection>
        <kit.Grid min="m">
          <kit.Card>
            <kit.Stat
              label="Số dư"
              icon={<kit.WalletIcon />}
              value={<kit.Money minor={12_500_000} currency="VND" />}
              note="+3,2% tuần này"
            />
          </kit.Card>
          <kit.Card>
            <kit.Stat
              label="Xổ số miền Bắc"
              tone="secondary"
              icon={<kit.TicketIcon />}
              value={<kit.Countdown to={nextDraw} formatDays={(days) => `${days} ngày`} />}
              note="Hà Nội"
            />
          </kit.Card>
          <kit.Card>
            <kit.Stat label="Thành viên" tone="info" icon={<kit.UsersIcon />} value="1.284" />
          </kit.Card>
          <kit.Card>
            <kit.Inline>
              <kit.Avatar name="Nguyễn" />
              <kit.Stack gap="x1">
                <b>ngu***92</b>
                <kit.Money minor={-5_000_000} currency="VND" isSigned isColoured />
              </kit.Stack>
              <kit.Badge tone="caution" icon={<kit.CrownIcon size="xs" />}>
                VIP 3
              </kit.Badge>
            </kit.Inline>
          </kit.Card>
        </kit.Grid>
      </kit.PageSection>
      <kit.PageSection>
        <kit.Shelf title="Nhà cung cấp" layout="free">
          {[
            'Arcade Việt',
            'Lotus Live',
            'Tempo',
            'Harbour',
            'Kim Quy',
            'Sóng',
            'North Reel',
            'Pixel Ocean',
          ].map((name) => (
            <kit.Chip key={name} href="#vendor" icon={<kit.SparklesIcon size="s" />}>
              {name}
            </kit.Chip>
          ))}
        </kit.Shelf>
      </kit.PageSection>
    </>
  );
}
