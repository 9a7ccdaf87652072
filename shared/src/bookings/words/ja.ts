import { localeCodes } from '../../languages/localized-text.ts';
import type { BookingMessages } from './en.ts';

export const words: BookingMessages = {
  name: 'お名前を入力してください',
  nameWithLink:
    'リンクやメールアドレスは入れず、お名前だけを入力してください。ピリオドの後には空白を入れてください',
  email: '正しいメールアドレスを入力してください',
  phone: '電話番号を入力してください',
  phoneNumber: '電話番号は国番号から入力してください（例：+81 90 1234 5678）',
  branchId: '店舗を選んでください',
  selectedDrink: 'ドリンクを選んでください',
  drinkTemperature: 'ホットとアイスは、選べるドリンクの場合だけ選んでください',
  hotOrIced: 'ホットかアイスを選んでください',
  youtubeTrackUrl: '正しいYouTubeのリンクを入力してください',
  oneVideo:
    '1つの動画につながるリンクではありません。YouTubeで曲を開き、「共有」でコピーしたリンクを貼り付けてください',
  bookingDate: '日付を選んでください',
  bookingTime: '時間を選んでください',
  klookBookingId: 'Klookの予約番号を入力してください',
  klookSchedule: 'Klookのご予約は日時が決まっているため、空欄のままにしてください',
  klookDate: 'Klookのご予約の日付を入力するか、日付と時間を両方とも空欄にしてください',
  klookDatePassed: 'この日は過ぎています。Klookのご予約の日付を確認するか、空欄にしてください',
  klookTime: 'Klookのご予約の時間を入力するか、空欄にしてください',
  deliveryAddress: (addOns) => `お届け先を入力してください：${addOns.join('、')}`,
  lpDeliveryAddress: 'LPレコードのお届け先を入力してください',
  selectedAddons: 'オプションは、ページの一覧から1つずつ選んでください',
  companions: 'グループは4名様までです。2人目以降の1〜3名様を入力してください',
  klookCompanions: 'Klookのご予約は1名様分です。それぞれのKlookの予約番号で、ご予約ごとに手続きしてください',
  totalPrice: '合計はウォン単位の整数でなければなりません',
  bookingType: 'direct または klook を選んでください',
  locale: `次の中から選んでください：${localeCodes}`,
  tooLong: (limit) => `${limit}文字以内で入力してください`,
  controlCharacters: '改行や目に見えない文字を取り除いてください',
  controlCharactersInLines: '目に見えない文字を取り除いてください。改行は使えます',
};
