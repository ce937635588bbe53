import type { FamilyRules } from './FamilyRules.ts';

/** How card games and duels are played. */
export const cardRules = {
  tienLen: {
    vi: [
      'Hai đến bốn người, mỗi người mười ba lá; ván đầu ai có lá nhỏ nhất đi trước.',
      'Đánh lẻ, đôi, ba lá, sảnh hoặc đôi thông; bài sau phải lớn hơn và cùng dạng.',
      'Hai là lá lớn nhất; tứ quý và đôi thông chặt được heo.',
      'Người hết bài trước nhận cược của bàn, trừ phí bàn 3%.',
    ],
    en: [
      'Two to four players, thirteen cards each; whoever holds the lowest card leads the first round.',
      'Play singles, pairs, triples, runs or pair runs; each play beats the last in kind.',
      'Twos are highest; four of a kind and pair runs cut them.',
      'The first player out takes the pot, less a table fee of 3%.',
    ],
  },
  phom: {
    vi: [
      'Hai đến bốn người, mỗi người chín lá, người đi đầu mười lá và đánh trước.',
      'Bốc một lá hoặc ăn lá người trước vừa đánh nếu ghép được phỏm: ba lá cùng số hoặc liền nhau cùng chất. Lá đã ăn phải nằm trong phỏm.',
      'Mỗi người đánh bốn lá rồi hạ phỏm, lá lẻ được gửi vào phỏm đã hạ trước; ai móm xếp sau người có phỏm.',
      'Ù thắng ngay; nếu không, ai ít điểm lẻ nhất thắng, bằng điểm thì người hạ trước thắng.',
      'Người thắng nhận cược của cả bàn, trừ phí 3%.',
    ],
    en: [
      'Two to four players, nine cards each, ten for the first, who puts one away.',
      'Draw, or take the card that was put away before you if it makes a meld: three of a kind or a run in suit. A card that was taken stays in its meld.',
      'After four cards each, melds are laid down and loose cards go to melds that lie there; no meld ranks behind any meld.',
      'A full hand wins at once; otherwise the fewest loose points, of as many who lays down first.',
      'The winner takes all stakes less a fee of 3%.',
    ],
  },
  mauBinh: {
    vi: [
      'Hai đến bốn người, mười ba lá mỗi người: chi đầu ba lá, chi giữa và chi cuối năm lá, cả bàn xếp cùng lúc trong chín mươi giây.',
      'Chi sau phải mạnh hơn hoặc bằng chi trước, xếp sai là binh lủng và thua cả ba chi nhân đôi.',
      'So từng người, từng chi theo bậc bài poker: mỗi chi một điểm, thắng cả ba chi được nhân đôi.',
      'Rồng, sáu đôi, ba sảnh, ba thùng thắng mọi cách xếp.',
      'Ai nhiều điểm nhất nhận cược của cả bàn, trừ phí 3%; bằng điểm thì chia đều.',
    ],
    en: [
      'Two to four players, thirteen cards each: three in front, five in the middle, five at the back; all arrange at once, within ninety seconds.',
      'Each hand has to be at least as high as the one before it; a foul loses all three, doubled.',
      'Everybody is compared with everybody, hand by hand as in poker: a point a hand, doubled for all three.',
      'All thirteen ranks, six pairs, three straights and three flushes beat every arrangement.',
      'The most points take all stakes less a fee of 3%; the same points share.',
    ],
  },
  lieng: {
    vi: [
      'Hai đến sáu người, tiền cược của bàn đổi thành 100 chip cho mỗi người; chip chỉ có giá trị trong bàn.',
      'Mỗi ván ba lá, ai cũng góp gà; tố, theo hoặc úp bỏ theo vòng, gà tăng gấp đôi sau mỗi bốn ván.',
      'Sáp lớn nhất, rồi đến liêng, ảnh và điểm; bằng nhau thì so lá lớn nhất rồi đến chất cơ, rô, tép, bích.',
      'Người cuối cùng còn chip, hoặc nhiều chip nhất sau ba mươi ván, nhận cược của cả bàn, trừ phí 3%.',
    ],
    en: [
      'Two to six players; the stake becomes 100 chips each, which count in the room alone.',
      'Three cards a hand, an ante of all, then raise, call or fold in turn; the ante doubles every four hands.',
      'Three of a kind rank first, then runs, then three faces, then points; ties go by the highest card and its suit: hearts, diamonds, clubs, spades.',
      'The last one with chips, or the most chips after thirty hands, takes all stakes less a fee of 3%.',
    ],
  },
  baCay: {
    vi: [
      'Hai đến sáu người, chỉ dùng lá từ át đến 9, mỗi ván chia ba lá; mỗi người làm chương hai ván.',
      'Trước khi lật bài, mỗi người đặt một đến ba điểm với chương.',
      'Cộng điểm ba lá, lấy hàng đơn vị, mười là lớn nhất; bằng điểm thì so chất rô, cơ, tép, bích, át rô lớn nhất.',
      'Hết vòng chương, ai nhiều điểm nhất nhận cược của cả bàn, trừ phí 3%; bằng điểm thì chia đều.',
    ],
    en: [
      'Two to six players, aces to nines only, three cards a round; everybody is the banker for two rounds.',
      'Before the cards are shown, everybody bets one to three points against the banker.',
      'Add the cards and keep the last digit, ten being the best; ties go by suit: diamonds, hearts, clubs, spades, the ace of diamonds above all.',
      'After the last round the most points take all stakes less a fee of 3%; the same points share.',
    ],
  },
  holdem: {
    vi: [
      'Hai đến sáu người, tiền cược của bàn đổi thành 100 chip cho mỗi người; chip chỉ có giá trị trong bàn.',
      'Hai lá riêng và năm lá chung, ghép năm lá mạnh nhất; bốn vòng cược: trước flop, flop, turn và river.',
      'Cược không giới hạn; blind bắt đầu 1–2 và tăng gấp đôi sau mỗi bốn ván.',
      'Người cuối cùng còn chip, hoặc nhiều chip nhất sau ba mươi ván, nhận cược của cả bàn, trừ phí 3%.',
    ],
    en: [
      'Two to six players; the stake becomes 100 chips each, which count in the room alone.',
      'Two cards of your own and five shared make the best five; four rounds of bets: before the flop, flop, turn and river.',
      'No limit; blinds begin at 1 and 2 and double every four hands.',
      'The last one with chips, or the most chips after thirty hands, takes all stakes less a fee of 3%.',
    ],
  },
  catte: {
    vi: [
      'Hai đến sáu người, sáu lá mỗi người; ai thắng ván trước đi trước, mỗi lượt hai mươi giây.',
      'Đè bằng lá lớn hơn cùng chất, át lớn nhất; không đè thì úp một lá.',
      'Không thắng vòng nào trong bốn vòng đầu thì bị loại; chỉ còn một người thì thắng ngay.',
      'Ai thắng vòng thứ sáu nhận cược của cả bàn, trừ phí 3%.',
    ],
    en: [
      'Two to six players, six cards each; the winner of the game before leads, twenty seconds a turn.',
      'Beat with a higher card of the suit, the ace being highest, or play one face down.',
      'Whoever wins none of the first four tricks is out; one who is left alone wins at once.',
      'The sixth trick takes all stakes less a fee of 3%.',
    ],
  },
  xiangqi: {
    vi: [
      'Luật cờ tướng tiêu chuẩn, mỗi nước sáu mươi giây; người thắng ván trước cầm quân đỏ đi trước.',
      'Chiếu bí hoặc đối phương hết nước đi, hết giờ là thắng; chiếu dai bị xử thua.',
      'Thế cờ lặp lại ba lần hoặc sáu mươi nước không ăn quân là hòa, mỗi bên nhận lại tiền cược.',
      'Người thắng nhận cược của hai bên, trừ phí 3%.',
    ],
    en: [
      'Standard xiangqi, sixty seconds a move; the winner of the game before plays red and begins.',
      'Mate, no move left or no time left wins; perpetual check loses.',
      'The same position three times, or sixty moves each without a capture, is a draw: both stakes go back.',
      'The winner takes both stakes less a fee of 3%.',
    ],
  },
  gomoku: {
    vi: [
      'Lần lượt đặt quân, năm quân liền nhau không bị chặn hai đầu là thắng.',
      'Mỗi nước hai mươi giây.',
      'Người thắng nhận cược của hai bên, trừ phí 3%.',
    ],
    en: [
      'Take turns; five in a row with both ends free wins.',
      'Twenty seconds a move.',
      'The winner takes both stakes less a fee of 3%.',
    ],
  },
  reversi: {
    vi: [
      'Mỗi nước đặt một quân sao cho kẹp được quân đối thủ theo hàng ngang, dọc hoặc chéo; quân bị kẹp đổi màu.',
      'Không có nước đi thì mất lượt; cả hai đều hết nước thì ván kết thúc, ai nhiều quân hơn thắng.',
      'Mỗi nước ba mươi giây, hết giờ là thua; bằng quân thì mỗi bên nhận lại tiền cược.',
      'Người thắng nhận cược của hai bên, trừ phí 3%.',
    ],
    en: [
      'Place a disc so that it holds discs of the other side in a row, a column or a diagonal; they turn over.',
      'Without a move you pass; when neither side has one, most discs win.',
      'Thirty seconds a move, out of time loses; with as many discs on either side both stakes go back.',
      'The winner takes both stakes less a fee of 3%.',
    ],
  },
  domino: {
    vi: [
      'Hai đến bốn người, bảy quân mỗi người; ai có quân đôi lớn nhất đi trước, ván sau người thắng đi trước.',
      'Nối hai đầu có số chấm giống nhau; không nối được thì bốc thêm, hết nọc thì bỏ lượt.',
      'Hết quân trước là thắng; bế tắc thì ít chấm hơn thắng, bằng chấm thì chia đều.',
      'Người thắng nhận cược của cả bàn, trừ phí 3%.',
    ],
    en: [
      'Two to four players, seven tiles each; the highest double begins, later the winner does.',
      'Match the ends; draw when you cannot lay, and pass when nothing is left to draw.',
      'First out wins; when blocked, the fewest pips win, and as few share.',
      'The winner takes all stakes less a fee of 3%.',
    ],
  },
  mancala: {
    vi: [
      'Mỗi bên năm ô dân, mỗi ô năm dân; hai ô quan, mỗi quan mười điểm. Rải sang trái hoặc sang phải.',
      'Rải hết mà ô kế tiếp có dân thì bốc rải tiếp; cách một ô trống thì ăn ô sau đó, ăn liền được nhiều ô.',
      'Hết dân bên mình thì lấy quân đã ăn rải mỗi ô một dân, thiếu thì vay của đối thủ.',
      'Hết quan tàn dân, thu quân kéo về, ai nhiều điểm hơn thắng; mỗi lượt ba mươi giây, hết giờ là thua.',
      'Người thắng nhận cược của hai bên, trừ phí 3%.',
    ],
    en: [
      'Five pits a side with five citizens each, and two mandarins of ten points; sow to the left or the right.',
      'With citizens in the next pit you go on sowing them; behind one empty pit you capture the next, and on.',
      'With no citizens on your side you lay one in each pit from what you captured, borrowed if need be.',
      'When both mandarins are gone each takes the rest of their side; more points win. Thirty seconds a turn.',
      'The winner takes both stakes less a fee of 3%.',
    ],
  },
} satisfies Record<string, FamilyRules>;
