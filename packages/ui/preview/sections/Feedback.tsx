import * as kit from '../../src/index.ts';

export const Feedback = () => (
  <kit.PageSection>
    <kit.Stack>
      {kit.toneNames.map((tone) => (
        <kit.Banner key={tone} tone={tone} title={tone} dismiss={{ label: 'Đóng', onDismiss: () => {} }}>
          Hệ thống sẽ bảo trì từ 02:00 đến 03:00.
        </kit.Banner>
      ))}
      <kit.Grid min="l">
        <kit.Card>
          <kit.EmptyState
            icon={<kit.HeartIcon size="xl" />}
            title="Chưa có trò chơi yêu thích"
            action={
              <kit.ButtonLink href="#games" look="soft">
                Khám phá trò chơi
              </kit.ButtonLink>
            }
          >
            Nhấn vào trái tim trên một trò chơi để lưu lại ở đây.
          </kit.EmptyState>
        </kit.Card>
        <kit.Card>
          <kit.ErrorState title="Không tải được danh sách" retryLabel="Thử lại" onRetry={() => {}}>
            Kiểm tra kết nối mạng rồi thử lại.
          </kit.ErrorState>
        </kit.Card>
        <kit.Card>
          <kit.Stack>
            <kit.Skeleton shape="heading" />
            <kit.Skeleton />
            <kit.Skeleton width="most" />
            <kit.Skeleton shape="row" />
            <kit.Inline>
              <kit.Skeleton shape="circle" />
              <kit.Skeleton width="half" />
            </kit.Inline>
          </kit.Stack>
        </kit.Card>
      </kit.Grid>
      <kit.Shelf title="Đang tải">
        {[1, 2, 3, 4, 5, 6].map((id) => (
          <kit.Skeleton key={id} shape="tile" />
        ))}
      </kit.Shelf>
      <kit.Grid min="s">
        <kit.LazyImage src="/missing.png" alt="Ảnh không tải được" width={300} height={200} />
      </kit.Grid>
    </kit.Stack>
  </kit.PageSection>
);
