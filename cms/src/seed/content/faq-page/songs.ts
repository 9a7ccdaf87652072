import { t } from '../../writing/localized.ts';
import type { FaqPageQuestion } from './faq-page-question.ts';

export const songQuestions: FaqPageQuestion[] = [
  {
    slug: 'backing-track',
    question: t(
      'Which backing tracks can I use?',
      '어떤 반주를 쓸 수 있나요?',
      '可以用什么样的伴奏？',
      'どんな伴奏音源を使えますか？',
    ),
    answer: t(
      'Any instrumental version that is on YouTube. We play the track from there, so a file on your phone is not enough; please bring the link.',
      'YouTube에 올라와 있는 반주라면 무엇이든 좋습니다. YouTube에서 바로 재생하기 때문에 휴대폰에 저장된 파일이 아니라 링크가 필요합니다.',
      '只要YouTube上有的伴奏都可以。我们直接从YouTube播放，所以请准备链接，手机里的文件不行。',
      'YouTubeにある伴奏音源（カラオケやインスト）なら、何でも使えます。YouTubeから直接再生しますので、スマホに保存したファイルではなく、リンクをご用意ください。',
    ),
  },
  {
    slug: 'find-instrumental',
    question: t(
      'How do I find a good instrumental?',
      '좋은 반주는 어떻게 찾나요?',
      '怎么找到合适的伴奏？',
      'ぴったりの伴奏音源はどうやって探せばいいですか？',
    ),
    answer: t(
      'Search YouTube for the song title with "instrumental", "karaoke" or "MR", the word used in Korea. Listen to the end once: the track should have no lead vocal and be in a key you can sing.',
      'YouTube에서 곡 제목과 함께 ‘MR’, ‘반주’, ‘instrumental’을 검색해 보세요. 끝까지 한 번 들어 보고, 보컬이 빠져 있는지, 부르기 편한 키인지 확인하면 좋습니다.',
      '在YouTube搜索歌名加“伴奏”“instrumental”或韩国常用的“MR”。请完整听一遍，确认没有原唱人声，而且音调适合您。',
      'YouTubeで、曲名に「instrumental」「カラオケ」、または韓国でよく使われる「MR」を付けて検索してみてください。一度最後まで聴いて、メインボーカルが入っていないか、自分が歌えるキーかを確かめておきましょう。',
    ),
  },
  {
    slug: 'send-link',
    question: t(
      'How do I hand in my song?',
      '노래는 어떻게 제출하나요?',
      '怎么提交我要唱的歌？',
      '歌う曲はどうやって伝えればいいですか？',
    ),
    answer: t(
      'Paste the YouTube link into the booking form. If you find a better version later, show the new link to our staff when you arrive.',
      '예약할 때 YouTube 링크를 입력해 주세요. 나중에 더 좋은 반주를 찾으셨다면 도착해서 직원에게 새 링크를 보여 주시면 됩니다.',
      '预订时把YouTube链接粘贴到表单里。之后如果找到更好的版本，到店后把新链接给工作人员看就行。',
      '予約フォームにYouTubeのリンクを貼り付けてください。あとでもっといい音源が見つかったら、ご来店時に新しいリンクをスタッフにお見せください。',
    ),
  },
  {
    slug: 'own-song',
    question: t(
      'Can I sing my own song, or one that is not K-pop?',
      '자작곡이나 K-POP이 아닌 노래도 되나요?',
      '可以唱自己写的歌，或者不是K-pop的歌吗？',
      'オリジナル曲や、K-POP以外の曲も歌えますか？',
    ),
    answer: t(
      'The song is your choice. For your own composition, put the instrumental on YouTube and bring the link. If you plan to release the song, ask our staff about rights beforehand.',
      '노래는 자유롭게 고르시면 됩니다. 자작곡이라면 반주를 YouTube에 올리고 링크를 가져와 주세요. 발매를 생각하고 계시다면 권리 문제를 직원과 미리 상의해 주세요.',
      '唱什么由您决定。自己写的歌请把伴奏上传到YouTube，带上链接。如果打算发行，请事先向工作人员了解版权事宜。',
      '曲は自由に選べます。オリジナル曲の場合は、伴奏音源をYouTubeに上げて、そのリンクをお持ちください。リリースを考えている方は、権利について事前にスタッフへご相談ください。',
    ),
  },
];
