import { useState } from 'react';
import * as kit from '../../src/index.ts';

const rows = [
  { id: '1', time: '21/11 18:02', game: 'Long Vương Báu Vật', amount: 1_250_000 },
  { id: '2', time: '21/11 17:40', game: 'Baccarat', amount: -300_000 },
];

export function Records() {
  const [page, setPage] = useState(6);
  return (
    <kit.PageSection>
      <kit.Stack>
        <kit.Card>
          <kit.Table
            caption="Lịch sử"
            rows={rows}
            keyOf={(row) => row.id}
            columns={[
              { id: 'time', title: 'Thời gian', render: (row) => row.time },
              { id: 'game', title: 'Trò chơi', render: (row) => row.game },
              {
                id: 'amount',
                title: 'Số tiền',
                isAtEnd: true,
                render: (row) => <kit.Money minor={row.amount} currency="VND" isSigned isColoured />,
              },
            ]}
          />
        </kit.Card>
        <kit.Pagination
          page={page}
          pageCount={12}
          onPageChange={setPage}
          labels={{
            navigation: 'Trang',
            previous: 'Trước',
            next: 'Sau',
            page: (number) => `Trang ${number}`,
          }}
        />
        <kit.Card>
          <kit.ProseHtml html="<h2>Điều khoản</h2><p>Chào mừng bạn. Vui lòng đọc <a href='#x'>quy định</a>.</p><ul><li>Từ 18 tuổi</li><li>Một tài khoản mỗi người</li></ul><blockquote>Chơi có trách nhiệm.</blockquote><table><tr><th>Hạng</th><th>Thưởng</th></tr><tr><td>VIP 1</td><td>50.000</td></tr></table>" />
        </kit.Card>
      </kit.Stack>
    </kit.PageSection>
  );
}
