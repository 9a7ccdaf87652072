import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { shared, t, type SeedData } from '../writing/localized.ts';

/** Descriptions by add-on number. English, names, prices and flags come from the initial catalogue. */
const korean: Record<number, string> = {
  1: '엔지니어가 밸런스와 음정을 다듬고 마스터링까지 마칩니다. 영업일 기준 3~5일 걸립니다.',
  2: '노래하는 동안 카메라가 계속 돌아갑니다. 편집하지 않은 원본 영상을 드립니다.',
  3: '촬영한 영상을 노래에 맞춰 편집해 바로 공유할 수 있게 드립니다.',
  4: '내 노래를 LP로 만들어 드립니다. 믹싱 포함. 제작에 2~3주가 걸리고, 완성 후 2~3주 안에 발송됩니다.',
  5: '전 세계 스트리밍 서비스에 내 음원을 발매합니다. 70년 동안 내 이름으로 저작권료를 받습니다.',
  6: '함께 기획하는 발매 캠페인입니다. 세션 후 맞춤 견적을 보내 드립니다.',
};

const chinese: Record<number, string> = {
  1: '由录音师调整平衡、修音并完成母带处理，3-5个工作日交付。',
  2: '演唱时全程拍摄，交付未经剪辑的原片。',
  3: '按歌曲剪辑好的成片，可直接分享。',
  4: '把你的歌做成黑胶唱片，含混音。制作需2-3周，完成后2-3周内寄达。',
  5: '将你的作品上架全球流媒体平台，70年版税归于你的名下。',
  6: '与你一起策划的发行推广。录音结束后提供专属报价。',
};

const japanese: Record<number, string> = {
  1: 'エンジニアがバランスとピッチを整え、マスタリングまで仕上げます。3〜5営業日でお渡しします。',
  2: '歌っているあいだ、カメラを回し続けます。編集していない映像をそのままお渡しします。',
  3: '撮影した映像を曲に合わせて編集し、すぐにシェアできる動画に仕上げます。',
  4: 'あなたの歌をLPレコードに。ミキシング込みです。制作に2〜3週間かかり、完成後2〜3週間以内に発送します。',
  5: 'あなたの曲を世界中のストリーミングサービスで配信します。印税は70年間、あなたの名義で受け取れます。',
  6: '一緒に企画するリリースプロモーションです。レコーディング後に、個別のお見積もりをお送りします。',
};

export const addOns: SeedData[] = initialAddOns.map(
  ({ id, name, names, description, delivery, ...rest }) => ({
    ...rest,
    delivery: { follows: Boolean(delivery), ...delivery },
    addOnId: id,
    name: shared(names ?? { en: name }),
    description: t(
      description,
      korean[id] ?? description,
      chinese[id] ?? description,
      japanese[id] ?? description,
    ),
  }),
);
