import type { FamilyRules } from './FamilyRules.ts';

/** How live tables are played. */
export const tableRules = {
  baccarat: {
    vi: [
      'Cược Người chơi, Nhà cái hoặc Hòa trước khi hết giờ.',
      'Bên nào có tổng điểm gần 9 hơn là thắng; hàng chục không tính, J, Q, K tính 0 điểm.',
      'Lá thứ ba được rút theo bảng quy tắc cố định, không ai được chọn.',
      'Nhà cái thắng trả 1 ăn 0,95; Hòa trả 1 ăn 8 và hoàn tiền hai cửa còn lại.',
    ],
    en: [
      'Bet on Player, Banker or Tie before time runs out.',
      'The side nearer to 9 wins; tens are dropped, and J, Q and K count nothing.',
      'A third card is drawn by fixed rules, not by choice.',
      'Banker pays 0.95 to 1; a tie pays 8 to 1 and returns the other bets.',
    ],
  },
  roulette: {
    vi: [
      'Đặt chip vào số, nhóm số, màu, chẵn lẻ hoặc lớn nhỏ.',
      'Bi dừng ở ô nào thì các cửa chứa ô đó thắng.',
      'Trúng một số trả 1 ăn 35, hai số 1 ăn 17, màu hoặc chẵn lẻ 1 ăn 1.',
      'Số 0 làm thua các cửa ngoài như màu và chẵn lẻ.',
    ],
    en: [
      'Place chips on numbers, groups, colours, odd or even, high or low.',
      'Every bet that covers the pocket where the ball rests wins.',
      'A single number pays 35 to 1, two numbers 17 to 1, colours and odd or even 1 to 1.',
      'Zero loses the outside bets.',
    ],
  },
  crystalRoulette: {
    vi: [
      'Đặt chip vào số, nhóm số, màu, chẵn lẻ hoặc lớn nhỏ.',
      'Sau khi chốt cược, một đến năm số may mắn được rút; trúng số may mắn trả 1 ăn 50, 100, 200, 300 hoặc 500.',
      'Trúng một số thường trả 1 ăn 29, hai số 1 ăn 17, màu hoặc chẵn lẻ 1 ăn 1.',
      'Số 0 làm thua các cửa ngoài như màu và chẵn lẻ.',
    ],
    en: [
      'Place chips on numbers, groups, colours, odd or even, high or low.',
      'After bets close, one to five lucky numbers are drawn; a lucky one pays 50, 100, 200, 300 or 500 to 1.',
      'Any other single number pays 29 to 1, two numbers 17 to 1, colours and odd or even 1 to 1.',
      'Zero loses the outside bets.',
    ],
  },
  sicbo: {
    vi: [
      'Cược tổng của ba viên xúc xắc, từng mặt hoặc bộ ba.',
      'Tài là tổng 11 đến 17, Xỉu là 4 đến 10, đều trả 1 ăn 1.',
      'Ra ba mặt giống nhau thì Tài và Xỉu đều thua.',
      'Đúng một bộ ba chọn trước trả 1 ăn 150.',
    ],
    en: [
      'Bet on the sum of three dice, on single faces or on triples.',
      'Big is 11 to 17, Small is 4 to 10; both pay 1 to 1.',
      'Any triple loses Big and Small.',
      'A chosen triple pays 150 to 1.',
    ],
  },
  dragonTiger: {
    vi: [
      'Mỗi bên Rồng và Hổ nhận một lá.',
      'Lá lớn hơn thắng; át nhỏ nhất, K lớn nhất, không tính chất.',
      'Hòa thì cửa Rồng và Hổ mất một nửa tiền cược, cửa Hòa trả 1 ăn 8.',
    ],
    en: [
      'Dragon and Tiger take one card each.',
      'The higher wins; ace is low, king is high, suits do not count.',
      'On a tie Dragon and Tiger lose half, and Tie pays 8 to 1.',
    ],
  },
  blackjack: {
    vi: [
      'Rút bài để tới gần 21 điểm hơn nhà cái mà không vượt quá.',
      'J, Q, K tính 10 điểm; át tính 1 hoặc 11.',
      'Được gấp đôi với hai lá đầu: thêm đúng một lá và một phần cược. Nhà cái dừng ở mọi điểm 17.',
      'Blackjack trả 1 ăn 1,5; bằng điểm thì hoàn cược.',
    ],
    en: [
      'Draw towards 21, closer than the dealer and not beyond.',
      'J, Q and K count ten; an ace counts one or eleven.',
      'Double on the first two cards: one more card for a second stake. The dealer stands on every 17.',
      'Blackjack pays 3 to 2; equal hands return the bet.',
    ],
  },
  xiDach: {
    vi: [
      'Rút bài để tới gần 21 điểm hơn nhà cái mà không vượt quá; đủ 16 điểm mới được dằn, nhà cái dừng ở 16.',
      'J, Q, K tính 10 điểm; át tính 1 hoặc 11.',
      'Xì bàng (hai át) thắng xì dách (át và lá 10 điểm), xì dách thắng ngũ linh (năm lá không quá 21), ngũ linh thắng điểm.',
      'Xì bàng trả 1 ăn 2, còn lại 1 ăn 1; bằng nhau thì hoàn cược.',
    ],
    en: [
      'Draw towards 21, closer than the dealer and not beyond; you need 16 to stop, and the dealer stops at 16.',
      'J, Q and K count ten; an ace counts one or eleven.',
      'Two aces beat an ace with a ten, which beats five cards of up to 21, which beat points.',
      'Two aces pay 2 to 1, all else 1 to 1; equal hands return the bet.',
    ],
  },
  xocDia: {
    vi: [
      'Bốn đồng vị hai mặt đỏ trắng được xóc trong bát.',
      'Cược Chẵn, Lẻ hoặc đúng số mặt đỏ.',
      'Chẵn và Lẻ trả 1 ăn 0,98; ba một trả 1 ăn 2,8; bốn mặt giống nhau trả 1 ăn 12.',
    ],
    en: [
      'Four tokens, red on one face and white on the other, are shaken under a bowl.',
      'Bet on Even, Odd or the exact number of red faces.',
      'Even and Odd pay 0.98 to 1, three and one 2.8 to 1, four alike 12 to 1.',
    ],
  },
  fanTan: {
    vi: [
      'Một nắm nút được gạt bớt từng bốn nút.',
      'Cược số nút còn lại cuối cùng: 1, 2, 3 hoặc 4.',
      'Đúng một số trả 1 ăn 2,85; nhóm hai số trả 1 ăn 0,95.',
    ],
    en: [
      'A pile of buttons is taken away four at a time.',
      'Bet on what is left: 1, 2, 3 or 4.',
      'One number pays 2.85 to 1, two numbers 0.95 to 1.',
    ],
  },
  moneyWheel: {
    vi: [
      'Chọn một hoặc nhiều ô trước khi bánh xe quay.',
      'Kim dừng ở ô nào thì ô đó trả theo hệ số in trên ô.',
      'Ô thưởng nhân hệ số của lượt quay kế tiếp.',
    ],
    en: [
      'Choose one or more segments before the wheel turns.',
      'The segment under the pointer pays what is written on it.',
      'Bonus segments multiply the next spin.',
    ],
  },
} satisfies Record<string, FamilyRules>;
