import { t } from '../../writing/localized.ts';
import type { PictureWords } from './words.ts';

export const cafeWords = {
  'grapefruit-ade': {
    title: t('Grapefruit ade', '자몽 에이드', '西柚气泡饮', 'グレープフルーツエイド'),
    description: t(
      'Something cold for a warm voice.',
      '뜨거운 목소리를 위한 차가운 한 잔.',
      '给滚烫嗓音的一杯清凉。',
      '熱くなった声に、冷たい一杯を。',
    ),
    alt: t(
      'A tall glass of pink ade with ice, a straw, mint leaves and a slice of grapefruit, another slice on the counter.',
      '얼음과 빨대, 민트 잎, 자몽 조각을 올린 분홍 에이드 한 잔. 테이블에도 자몽 한 조각이 놓여 있다.',
      '一大杯粉色气泡饮，有冰块、吸管、薄荷叶和西柚片，吧台上还放着一片。',
      '氷とストロー、ミントの葉、輪切りのグレープフルーツを添えたピンクのエイドが背の高いグラスに入り、カウンターにも輪切りが1枚置かれている。',
    ),
  },
  'coffee-on-record': {
    title: t('45 RPM latte', '45RPM 라테', '45转拿铁', '45回転のラテ'),
    description: t(
      'Relax first. The microphone waits.',
      '먼저 쉬어 가세요. 마이크는 기다려 줍니다.',
      '先放松一下，麦克风会等你。',
      'まずはひと息。マイクは待っていてくれます。',
    ),
    alt: t(
      'A latte with a heart in its foam seen from above, standing on a vinyl record as its saucer, a spoon beside it.',
      '위에서 본 하트 라테아트 커피. 레코드판이 받침 접시이고 옆에 숟가락이 놓여 있다.',
      '俯视一杯拉花为爱心的拿铁，以黑胶唱片作杯碟，旁边放着一把勺子。',
      '真上から見たラテのミルクの泡にハートが描かれ、レコードがソーサー代わりになり、横にスプーンが添えられている。',
    ),
  },
  'singing-steam': {
    title: t('Tea before singing', '노래하기 전의 차', '开口前的一杯茶', '歌う前のお茶'),
    description: t(
      'Warm the throat and the song comes by itself.',
      '목을 따뜻하게 하면 노래는 저절로 나옵니다.',
      '润一润嗓，歌自己就来了。',
      'のどが温まれば、歌は自然に出てきます。',
    ),
    alt: t(
      'Steam from a cup of tea turns into a pink neon sound wave.',
      '찻잔에서 피어오른 김이 분홍 네온 음파로 이어진다.',
      '一杯茶升起的热气化作一道粉色霓虹声波。',
      'カップのお茶から立ちのぼる湯気が、ピンクのネオンの音波に変わっていく。',
    ),
  },
  'four-drinks': {
    title: t('Who ordered what', '누가 뭘 시켰더라', '谁点了哪杯', 'どれが誰のだっけ'),
    description: t(
      'Four friends, four colours.',
      '친구 넷, 색깔 넷.',
      '四个朋友，四种颜色。',
      '友だち4人、色も4つ。',
    ),
    alt: t(
      'Four tall iced drinks in pink, pale rose, light blue and violet on a bar, glowing bottle shelves behind.',
      '바 위에 놓인 분홍, 연분홍, 하늘색, 보라색의 차가운 음료 네 잔. 뒤로 빛나는 병 선반이 있다.',
      '吧台上四杯冰饮，粉红、浅玫瑰、浅蓝和紫色，背后是发光的酒瓶架。',
      'ピンク、淡いローズ、水色、紫のアイスドリンクが入った背の高いグラスが4つバーに並び、後ろでボトルの棚が光っている。',
    ),
  },
  'espresso-bar': {
    title: t('After dark at the bar', '밤의 커피 바', '入夜的咖啡吧', '夜のコーヒーバー'),
    description: t(
      'Three lamps, two cups, one long pour.',
      '조명 셋, 잔 둘, 천천히 내리는 한 샷.',
      '三盏灯，两只杯，慢慢萃取的一份浓缩。',
      'ランプ3つ、カップ2つ、ゆっくり落ちるエスプレッソ。',
    ),
    alt: t(
      'An espresso machine fills two cups under three hanging lamps, more cups at either end of the counter.',
      '펜던트 조명 세 개 아래 에스프레소 머신이 두 잔을 채우고, 카운터 양쪽에 컵이 놓여 있다.',
      '三盏吊灯下，意式咖啡机正注满两只杯子，吧台两端还摆着杯子。',
      '3つの吊りランプの下でエスプレッソマシンが2つのカップにコーヒーを注ぎ、カウンターの両端にもカップが並んでいる。',
    ),
  },
} satisfies Record<string, PictureWords>;
