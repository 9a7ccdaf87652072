import { t, type SeedData } from '../../writing/localized.ts';

export const experience: SeedData = {
  heading: t('From the street into the booth', '체험', '体验流程', '扉の向こうはブース'),
  lead: t(
    'You need no training and no band. You need a song you love and {sessionLength}.',
    '경험도 밴드도 필요 없습니다. 좋아하는 노래 한 곡과 {sessionLength}이면 충분합니다.',
    '不需要基础，也不需要乐队，只要一首喜欢的歌和{sessionLength}。',
    '経験もバンドもいりません。必要なのは、大好きな1曲と{sessionLength}だけです。',
  ),
  steps: [
    {
      title: t('Order and relax', '주문하고 쉬기', '点单，放松', '頼んで、くつろぐ'),
      body: t(
        'A premium drink comes with your session. Settle in, warm up your voice and look through the window of the booth.',
        '세션에 프리미엄 음료 한 잔이 포함됩니다. 편하게 앉아 목을 풀며 부스를 구경하세요.',
        '录音含一杯精品饮品。找个位置坐下，开开嗓，看看录音棚。',
        'プレミアムドリンクが1杯付きます。席に座ってのどを慣らしながら、窓越しにブースをのぞいてみてください。',
      ),
    },
    {
      title: t('Choose your song', '노래 고르기', '选一首歌', '曲を選ぶ'),
      body: t(
        'Bring the YouTube link of an instrumental track. One song a session, as many takes as {sessionLength} allow.',
        '반주(MR) YouTube 링크를 준비하세요. 한 세션에 한 곡, {sessionLength} 동안 여러 번 부를 수 있습니다.',
        '准备好伴奏的YouTube链接。每场一首歌，{sessionLength}内可以反复演唱。',
        '伴奏音源（カラオケ・インスト）のYouTubeリンクをご用意ください。1回につき1曲、{sessionLength}のあいだなら何度でも歌えます。',
      ),
    },
    {
      title: t('Record like a star', '스타처럼 녹음하기', '像明星一样录音', 'スターのように録る'),
      body: t(
        'Headphones on, red lamp on. A sound engineer records you on a studio microphone; two full takes are what we suggest.',
        '헤드폰을 쓰고 빨간 불이 켜지면 시작입니다. 엔지니어가 스튜디오 마이크로 녹음하며, 처음부터 끝까지 두 번 불러 보시길 권합니다.',
        '戴上耳机，红灯亮起。录音师用专业麦克风为你录音，建议完整演唱两遍。',
        'ヘッドホンをつけて、赤いランプがついたらスタート。エンジニアがスタジオマイクで録音します。通しで2回歌うのがおすすめです。',
      ),
    },
  ],
};

export const howToUse: SeedData = {
  heading: t('How it works', '이용 방법', '使用方法', 'ご利用の流れ'),
  lead: t(
    'Four steps, and only the last one needs courage.',
    '네 단계면 됩니다. 용기는 마지막에만 필요해요.',
    '四个步骤，只有最后一步需要一点勇气。',
    '4つのステップのうち、勇気がいるのは最後だけです。',
  ),
  steps: [
    {
      title: t('Book', '예약하기', '预订', '予約する'),
      body: t(
        'Online at any hour, paid in full by card, or complete the reservation you bought on Klook.',
        '24시간 온라인으로 예약하고 카드로 전액 결제하세요. Klook 예약도 여기에서 완료할 수 있습니다.',
        '全天24小时在线预订，用银行卡支付全款；也可以在这里补全Klook客路订单。',
        'オンラインで24時間いつでも予約でき、お支払いはカードで全額前払いです。Klookで購入したご予約も、こちらで完了できます。',
      ),
    },
    {
      title: t(
        'Arrive {cafeMinutes} minutes early',
        '{cafeMinutes}분 일찍 도착',
        '提前{cafeMinutes}分钟到店',
        '{cafeMinutes}分前に到着',
      ),
      body: t(
        'You order, settle in and talk the song through with us. Later than that counts as a no-show. Be at the booth {boothMinutes} minutes before your session.',
        '음료를 주문하고 숨을 고르며 노래를 함께 확인합니다. 늦으시면 노쇼로 처리됩니다. 부스에는 세션 {boothMinutes}분 전까지 와 주세요.',
        '点单、放松，并和我们确认歌曲。迟到将按未到场处理。请在录音开始前{boothMinutes}分钟到录音间。',
        'ドリンクを注文してひと息ついたら、曲について一緒に確認します。これより遅いご到着は、ノーショー（無断キャンセル）扱いになります。ブースには開始{boothMinutes}分前までにお越しください。',
      ),
    },
    {
      title: t('Submit the song link', '노래 링크 제출', '提交歌曲链接', '曲のリンクを渡す'),
      body: t(
        'Give our staff the YouTube link of your backing track, if you did not send it with the booking.',
        '예약할 때 보내지 않으셨다면 반주 YouTube 링크를 직원에게 알려 주세요.',
        '如果预订时没有填写，请把伴奏的YouTube链接交给工作人员。',
        'ご予約時に送っていない場合は、伴奏音源のYouTubeリンクをスタッフにお知らせください。',
      ),
    },
    {
      title: t('Start recording', '녹음 시작', '开始录音', 'レコーディング開始'),
      body: t(
        'One person, one microphone, {sessionLength}. The recording is yours.',
        '한 사람, 마이크 하나, {sessionLength}. 녹음한 파일은 여러분의 것입니다.',
        '一个人，一支麦克风，{sessionLength}。录音归你所有。',
        '1人、マイク1本、{sessionLength}。録った音源はあなたのものです。',
      ),
    },
  ],
};
