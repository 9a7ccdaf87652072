import type { FieldWords } from './en.ts';

export const words: FieldWords = {
  'name-missing': 'お名前を入力してください',
  'name-with-link':
    'リンクやメールアドレスは入れず、お名前だけを入力してください。ピリオドの後には空白を入れてください',
  'email-wrong': '正しいメールアドレスを入力してください',
  'phone-missing': '電話番号を入力してください',
  'phone-wrong': '電話番号は国番号から入力してください（例：+81 90 1234 5678）',
  'cafe-missing': '店舗を選んでください',
  'drink-missing': 'ドリンクを選んでください',
  'temperature-missing': 'ホットかアイスを選んでください',
  'track-wrong': '正しいYouTubeのリンクを入力してください',
  'track-not-one-video':
    '1つの動画につながるリンクではありません。YouTubeで曲を開き、「共有」でコピーしたリンクを貼り付けてください',
  'date-missing': '日付を選んでください',
  'time-missing': '時間を選んでください',
  'klook-id-missing': 'Klookの予約番号を入力してください',
  'klook-date-missing': 'Klookのご予約の日付を入力するか、日付と時間を両方とも空欄にしてください',
  'klook-date-passed': 'この日は過ぎています。Klookのご予約の日付を確認するか、空欄にしてください',
  'klook-time-wrong': 'Klookのご予約の時間を入力するか、空欄にしてください',
  'address-missing': ({ addOns }) => `お届け先を入力してください：${addOns.join('、')}`,
  'lp-address-missing': 'LPレコードのお届け先を入力してください',
  'add-ons-wrong': 'オプションは、ページの一覧から1つずつ選んでください',
  'text-too-long': ({ maximum }) => `${maximum}文字以内で入力してください`,
  'control-characters': '改行や目に見えない文字を取り除いてください',
  'control-characters-in-lines': '目に見えない文字を取り除いてください。改行は使えます',
};
