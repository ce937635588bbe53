import type { FamilyRules } from './FamilyRules.ts';

/** How reels, fishing, number games, sports and mini-games are played. */
export const otherRules = {
  slotLines: {
    features: ['wilds', 'freeSpins'],
    vi: [
      'Ba biểu tượng giống nhau trở lên trên một dòng, tính từ trái sang phải, là trúng.',
      'Wild thay cho mọi biểu tượng, trừ Scatter.',
      'Ba Scatter ở bất kỳ đâu mở mười lượt quay miễn phí.',
      'Chỉ giải cao nhất của mỗi dòng được trả; các dòng cộng lại.',
    ],
    en: [
      'Three or more matching symbols on a line, from left to right, win.',
      'Wilds substitute for every symbol except the scatter.',
      'Three scatters anywhere trigger ten free spins.',
      'Each line pays its highest win; line wins are added together.',
    ],
  },
  slotWays: {
    features: ['ways', 'freeSpins', 'multiplier'],
    vi: [
      'Biểu tượng giống nhau trên các cuộn liền kề từ trái sang là trúng, không cần cùng hàng.',
      'Năm cuộn, mỗi cuộn bốn ô, cho 1.024 cách thắng.',
      'Ba Scatter mở tám lượt quay miễn phí với hệ số tăng dần đến năm.',
    ],
    en: [
      'Matching symbols on adjacent reels from the left win, in any row.',
      'Five reels of four make 1,024 ways to win.',
      'Three scatters trigger eight free spins whose multiplier rises to five.',
    ],
  },
  slotCluster: {
    features: ['cascades', 'multiplier'],
    vi: [
      'Tám biểu tượng giống nhau trở lên là trúng, nằm ở đâu cũng được.',
      'Biểu tượng trúng biến mất và biểu tượng mới rơi xuống trong cùng lượt.',
      'Mỗi lần rơi trúng tiếp tăng hệ số: 1, 2, 3, 5 rồi 8.',
    ],
    en: [
      'Eight or more matching symbols win wherever they lie.',
      'What wins vanishes and new symbols fall within the same spin.',
      'Each further fall that wins multiplies more: 1, 2, 3, 5 and then 8.',
    ],
  },
  fishing: {
    vi: [
      'Chọn mức đạn, mỗi phát bắn là một lượt cược.',
      'Cá bị bắt trả theo hệ số của nó nhân với mức đạn.',
      'Cá trùm xuất hiện theo đợt và có thể do nhiều người cùng hạ.',
      'Rời bàn thì đạn chưa bắn được hoàn lại.',
    ],
    en: [
      'Choose the value of a shot; every shot is a bet.',
      'A catch pays its multiple of the shot.',
      'Bosses come in waves and may fall to several players.',
      'Shots not fired return when you leave.',
    ],
  },
  keno: {
    vi: [
      'Chọn một đến mười số trong tám mươi số.',
      'Mỗi kỳ mở hai mươi số.',
      'Giải theo số lượng số trúng; bảng trả thưởng hiện cạnh phiếu.',
    ],
    en: [
      'Choose one to ten of eighty numbers.',
      'Twenty are drawn each time.',
      'The prize depends on how many you match; the paytable is next to the ticket.',
    ],
  },
  numbers: {
    vi: [
      'Chọn số hoặc nhóm số trước giờ đóng cược ghi trên đồng hồ.',
      'Kết quả do máy chủ của nhà cung cấp mở, mọi người cùng xem một kỳ.',
      'Tỷ lệ trả và tỷ lệ hoàn trả hiện cạnh mỗi cửa cược.',
    ],
    en: [
      'Choose numbers or groups before the clock closes.',
      'The provider’s server draws, and everybody sees the same draw.',
      'Odds and return are shown next to every bet.',
    ],
  },
  racing: {
    vi: [
      'Mười xe, một cuộc đua mỗi ba phút.',
      'Cược xe về nhất, nhì, ba, hoặc lớn nhỏ, chẵn lẻ của tổng hai xe đầu.',
      'Kết quả do một hạt giống được niêm phong trước giờ đặt cược quyết định.',
    ],
    en: [
      'Ten cars, a race every three minutes.',
      'Bet on places, or on high, low, odd and even for the first two.',
      'A seed that is committed to before betting opens decides.',
    ],
  },
  scratch: {
    vi: [
      'Mua vé với mức cược tự chọn và cào các ô.',
      'Ba hình giống nhau trả theo bảng in trên vé.',
      'Mỗi vé độc lập, vé trước không ảnh hưởng vé sau.',
    ],
    en: [
      'Buy a ticket at your stake and scratch it.',
      'Three matching symbols pay as shown on the ticket.',
      'Each ticket is independent of the others.',
    ],
  },
  bingo: {
    vi: [
      'Mua một đến mười hai thẻ trước giờ bắt đầu.',
      'Một hàng, hai hàng và đầy thẻ đều có giải.',
      'Hũ dồn trả cho thẻ đầy trong số lượt quy định.',
    ],
    en: [
      'Buy one to twelve cards before the start.',
      'One line, two lines and a full card each have a prize.',
      'The jackpot goes to a full card within the set number of balls.',
    ],
  },
  sportsbook: {
    vi: [
      'Chọn trận, chọn cửa, nhập số tiền và xác nhận tỷ lệ.',
      'Các đội đều hư cấu và trận đấu được mô phỏng; hạt giống của trận được công bố sau khi trận kết thúc.',
      'Tỷ lệ thay đổi theo diễn biến; nếu tỷ lệ giảm trước khi cược được nhận, bạn được hỏi lại.',
      'Trận bị hủy giữa chừng và cửa đúng bằng mốc được hoàn cược.',
    ],
    en: [
      'Choose a match and a bet, enter the stake and confirm the odds.',
      'Teams are invented and matches simulated; a match’s seed is shown once it has ended.',
      'Odds move with the match; where they fall before a bet is taken, you are asked again.',
      'Stakes on abandoned matches, and on totals that are exactly the line, are returned.',
    ],
  },
  virtualSports: {
    vi: [
      'Lịch thi đấu và tỷ lệ hiện trước mỗi vòng.',
      'Cược đóng khi trận bắt đầu.',
      'Kết quả do hạt giống được chốt trước khi nhận cược quyết định.',
    ],
    en: [
      'Fixtures and odds show before each round.',
      'Betting closes at the start.',
      'A seed that is committed to before betting opens decides.',
    ],
  },
  esports: {
    vi: [
      'Cược đội thắng; ở trận ba ván còn có tài xỉu số ván.',
      'Các đội đều hư cấu và trận đấu được mô phỏng; hạt giống của trận được công bố sau khi trận kết thúc.',
      'Trận bị hủy giữa chừng được hoàn cược.',
    ],
    en: [
      'Bet on the winner, and on the count of maps where there are three.',
      'Teams are invented and matches simulated; a match’s seed is shown once it has ended.',
      'Stakes on abandoned matches are returned.',
    ],
  },
  crash: {
    features: ['multiplier'],
    vi: [
      'Đặt cược trước khi vòng bắt đầu.',
      'Hệ số tăng từ 1,00; rút trước khi vòng kết thúc thì nhận cược nhân hệ số.',
      'Có thể đặt mức tự rút.',
      'Chuỗi kết quả được công bố để kiểm chứng.',
    ],
    en: [
      'Bet before the round begins.',
      'The multiplier grows from 1.00; cash out in time to win your stake times the multiplier.',
      'You can set an automatic cash-out.',
      'The chain of results is published for anyone to check.',
    ],
  },
  taiXiu: {
    vi: [
      'Tài là tổng 11 đến 18, Xỉu là 3 đến 10.',
      'Mỗi phiên bốn mươi giây, chốt cược năm giây cuối.',
      'Thắng trả 1 ăn 0,96; hai cửa được cân tiền trước khi mở.',
    ],
    en: [
      'Tai is 11 to 18, Xiu is 3 to 10.',
      'A round takes forty seconds; the last five are closed.',
      'A win pays 0.96 to 1; both sides are balanced before the dice show.',
    ],
  },
  plinko: {
    features: ['multiplier'],
    vi: [
      'Chọn số hàng chốt và mức rủi ro.',
      'Ngọc rơi vào ô nào thì nhận hệ số của ô đó.',
      'Rủi ro càng cao, hai mép càng lớn và ở giữa càng nhỏ.',
    ],
    en: [
      'Choose the rows and the risk.',
      'The pearl pays what its slot says.',
      'Higher risk raises the payouts at the edges and lowers those in the middle.',
    ],
  },
  mines: {
    features: ['multiplier'],
    vi: [
      'Chọn số gai trong hai mươi lăm ô.',
      'Mỗi ô ngọc nâng hệ số; dừng lúc nào cũng được.',
      'Lật trúng gai thì mất cược của ván.',
    ],
    en: [
      'Choose how many of twenty-five tiles are thorns.',
      'Each gem raises the multiplier; stop when you like.',
      'A thorn loses the round.',
    ],
  },
  coin: {
    vi: [
      'Chọn sấp hoặc ngửa.',
      'Đúng trả 1,96 lần cược; có thể cược tiếp cả chuỗi.',
      'Chuỗi dài nhất là mười lần.',
    ],
    en: [
      'Choose heads or tails.',
      'A correct call pays 1.96 times; let it ride if you like.',
      'A streak ends at ten.',
    ],
  },
  bauCua: {
    vi: [
      'Cược một hoặc nhiều trong sáu mặt: bầu, cua, tôm, cá, gà, nai.',
      'Ba viên xúc xắc ra bao nhiêu mặt đã chọn thì trả bấy nhiêu lần cược.',
      'Không ra mặt nào thì mất cược của mặt đó.',
    ],
    en: [
      'Bet on one or more of six faces: gourd, crab, prawn, fish, rooster, deer.',
      'Each of three dice that shows your face pays your stake once.',
      'If none shows, the stake is lost.',
    ],
  },
} satisfies Record<string, FamilyRules>;
