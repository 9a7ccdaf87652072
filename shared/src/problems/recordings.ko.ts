import type { Translated } from './refusal.ts';
import type { recordings as english } from './recordings.en.ts';

export const recordings: Translated<typeof english> = {
  'recording-unknown': '없거나 이미 삭제된 녹음 파일입니다.',
  'recording-not-here': '이 예약의 녹음 파일이 아니거나 이미 삭제되었습니다. 페이지를 새로 고쳐 주세요.',
  'recording-not-shared': '링크가 취소되었거나 녹음 파일이 삭제되었습니다.',
  'recording-too-large': '파일은 4 GB까지 올릴 수 있습니다. FLAC으로 내보내는 등 크기를 줄여 주세요.',
  'recording-no-length': '파일 크기를 알 수 없습니다. 파일을 다시 골라 주세요.',
  'recording-bad-metadata': '누구의 어떤 녹음인지 알 수 없습니다. 파일을 다시 골라 주세요.',
  'recording-odd-name': '파일 이름에 쓸 수 없는 문자가 있습니다. 이름을 바꿔 주세요.',
  'recording-wrong-name': '녹음 파일만 올릴 수 있습니다: WAV, AIFF, FLAC, MP3, M4A, MP4, MOV.',
  'recording-quota-reached':
    '녹음 파일을 보관할 공간을 모두 썼습니다. 필요 없는 파일을 삭제하거나 시스템 담당자에게 공간을 늘려 달라고 해 주세요. 예약에는 영향이 없습니다.',
  'recording-disk-full':
    '녹음 파일용 디스크가 가득 찼습니다. 공간을 비운 뒤 이어서 올려 주세요. 이미 올라간 부분은 그대로 있고, 예약에는 영향이 없습니다.',
  'recording-not-there': '아직 파일이 다 올라오지 않았습니다. 이어서 올린 뒤 마쳐 주세요.',
  'recording-no-tus': '업로드 요청을 읽을 수 없습니다. 페이지를 새로 고친 뒤 다시 시도해 주세요.',
  'recording-no-offset': '어디부터 이어지는 데이터인지 알 수 없습니다. 다시 시도해 주세요.',
  'recording-too-much': '처음에 알린 크기보다 큽니다. 파일이 바뀌었다면 다시 골라 주세요.',
  'recording-other-offset': '업로드 위치가 맞지 않습니다. 이어서 올리기를 다시 눌러 주세요.',
  'recording-busy': '다른 창에서 같은 파일을 올리고 있습니다. 잠시 뒤 다시 시도해 주세요.',
  'recording-over-now': '이미 끝났거나 그만두었거나 삭제된 업로드입니다.',
  'recording-no-range': ({ sizeBytes }) => `파일은 ${sizeBytes}바이트입니다. 그 안에서 다시 요청해 주세요.`,
  'recording-nothing-to-hand-over':
    '아직 준비된 파일이 없습니다. 먼저 올리고 확인이 끝날 때까지 기다려 주세요.',
  'recording-still-under-way': '올리거나 확인하는 중인 파일이 있습니다. 끝난 뒤에 전달해 주세요.',
  'recording-no-address': '이메일 주소를 남기지 않은 손님입니다.',
  'recording-nothing-to-extend': '더 보관할 파일이 없습니다.',
  'recording-extended-before': '이미 한 번 연장해 더는 연장할 수 없습니다.',
  'recording-nothing-to-save': '저장할 파일이 없습니다. 이미 삭제되었습니다.',
};
