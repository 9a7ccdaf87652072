import type { PayloadRequest, TextField } from 'payload';
import { branchSlugPattern } from 'shared/branches/branch.ts';
import { label } from '../fields/common-labels.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { verdict, type Problem } from '../language/problem.ts';

export const branchName = localizedLine('name', {
  label: label.name,
  maxLength: 40,
  description: {
    en: 'Quarter or town, as it reads after the name of the house: "Hongdae" makes "Sinsa Record Cafe Hongdae". In Korean write the whole word, 홍대점.',
    ko: '카페 이름 뒤에 그대로 이어지는 지점 이름입니다. ‘홍대점’이라고 쓰면 ‘신사 레코드 카페 홍대점’이 됩니다. 영어로는 Hongdae처럼 씁니다.',
  },
});

const longestSlug = 40;

export const branchSlug: TextField = {
  name: 'slug',
  label: { en: 'Word in links', ko: '링크에 쓰는 이름' },
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: async (value: unknown, { id, req }: { id?: number | string; req: PayloadRequest }) =>
    verdict(formProblem(value) ?? (await takenProblem(String(value), id, req)), { req }),
  admin: {
    description: {
      en: 'For example hongdae: /?branch=hongdae leads straight to booking there. When it changes, links that were shared no longer do.',
      ko: '예: hongdae. /?branch=hongdae로 들어오면 바로 이 지점을 예약합니다. 바꾸면 이미 공유한 링크는 이 지점으로 이어지지 않습니다.',
    },
  },
};

function formProblem(value: unknown): Problem {
  if (typeof value === 'string' && branchSlugPattern.test(value) && value.length <= longestSlug) return null;
  return {
    en: `Write small letters, digits and single hyphens, ${longestSlug} at most, for example hongdae or busan-station.`,
    ko: `영어 소문자, 숫자, 하이픈만 ${longestSlug}자까지 쓸 수 있습니다. 예: hongdae, busan-station`,
  };
}

async function takenProblem(slug: string, id: unknown, req: PayloadRequest): Promise<Problem> {
  const { docs } = await req.payload.find({
    collection: 'branches',
    where: { slug: { equals: slug }, ...(id !== undefined && { id: { not_equals: id } }) },
    limit: 1,
    depth: 0,
    req,
  });
  const [other] = docs;
  if (!other) return null;
  return {
    en: `"${slug}" already leads to the branch "${other.name}". Choose another word.`,
    ko: `“${slug}”은(는) 이미 “${other.name}” 지점에서 쓰고 있습니다. 다른 이름을 골라 주세요.`,
  };
}
