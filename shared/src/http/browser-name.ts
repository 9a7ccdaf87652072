/** What browsers write of themselves, the particular before what it is made from: nearly all also say Chrome or Safari. */
const browsers: [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/, 'Naver'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.* Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];
/** What is longer is no browser's. */
const LONGEST = 1_000;

const firstOf = (names: [RegExp, string][], text: string) => names.find(([mark]) => mark.test(text))?.[1];

/**
 * "Chrome (Windows)": browser and system of a User-Agent, in names that are the same in every language; null where neither
 * is one that people have. Versions are left out: they tell nobody their own browser, and change every month.
 */
export function browserName(userAgent: string | null | undefined): string | null {
  const text = userAgent?.slice(0, LONGEST) ?? '';
  const browser = firstOf(browsers, text);
  const system = firstOf(systems, text);
  if (browser && system) return `${browser} (${system})`;
  return browser ?? system ?? null;
}
