import * as kit from '../../src/index.ts';

const soon = Date.now() + 42_000;
const looks = ['solid', 'soft', 'outline', 'quiet'] as const;

export const Actions = () => (
  <kit.PageSection>
    <kit.Stack gap="x5">
      <kit.Heading level={1}>Giây phút chơi thật nhẹ nhàng</kit.Heading>
      <kit.Heading level={2}>Tiêu đề bậc hai: Ưu đãi Ẩn Ở Ổ Ỷ</kit.Heading>
      <kit.Heading level={3}>Tiêu đề bậc ba</kit.Heading>
      <kit.Text isMuted>
        Văn bản mô tả ngắn gọn, có <kit.TextLink href="#link">liên kết trong dòng</kit.TextLink> để xem thêm.
      </kit.Text>
      {looks.map((look) => (
        <kit.Inline key={look}>
          {kit.toneNames.map((tone) => (
            <kit.Button key={tone} tone={tone} look={look}>
              {tone}
            </kit.Button>
          ))}
        </kit.Inline>
      ))}
      <kit.Inline>
        <kit.Button size="s">Nhỏ</kit.Button>
        <kit.Button iconStart={<kit.WalletIcon />}>Nạp tiền</kit.Button>
        <kit.Button size="l" iconEnd={<kit.ArrowEndIcon />}>
          Đăng ký ngay
        </kit.Button>
        <kit.Button isLoading>Đang gửi</kit.Button>
        <kit.Button disabled>Không khả dụng</kit.Button>
        <kit.ButtonLink href="#x" look="outline">
          Liên kết
        </kit.ButtonLink>
        <kit.CountdownButton blockedUntil={soon} blockedLabel={(seconds) => `Gửi lại sau ${seconds} giây`}>
          Gửi mã
        </kit.CountdownButton>
      </kit.Inline>
      <kit.Inline>
        <kit.IconButton label="Tin nhắn" icon={<kit.MessageIcon />} hasDot />
        <kit.IconButton label="Đóng" icon={<kit.CloseIcon />} look="soft" isRound />
        <kit.IconButton label="Làm mới" icon={<kit.RefreshIcon />} look="outline" />
        <kit.IconButton label="Chơi" tone="accent" look="solid" icon={<kit.PlayIcon isFilled />} isRound />
        <kit.Chip href="#a" isSelected>
          Tất cả
        </kit.Chip>
        <kit.Chip href="#b">7 ngày qua</kit.Chip>
        <kit.Chip onToggle={() => {}}>30 ngày qua</kit.Chip>
        {kit.toneNames.map((tone) => (
          <kit.Badge key={tone} tone={tone}>
            {tone}
          </kit.Badge>
        ))}
        {kit.toneNames.map((tone) => (
          <kit.Badge key={tone} tone={tone} look="solid">
            {tone}
          </kit.Badge>
        ))}
      </kit.Inline>
      <kit.Inline>
        <kit.Clock timeZone="Asia/Ho_Chi_Minh" hasOffset />
        <kit.Spinner />
        <kit.Avatar name="Lan" />
        <kit.Avatar name="Minh" size="l" />
        <kit.QrCode value="https://example.org/app" label="App" />
        <kit.QrCode value="https://example.org/app" label="App" size={85} />
      </kit.Inline>
    </kit.Stack>
  </kit.PageSection>
);
