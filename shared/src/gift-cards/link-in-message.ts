/** A scheme, "www." or two slashes before a word, an address of a mailbox, four numbers with dots between them. */
const plainLink =
  /:\/\/|\bwww\s?[.]|(?:^|\s)\/\/\S|[\p{L}\p{N}]@[\p{L}\p{N}]|(?<![\p{N}.])\d{1,3}(?:[.]\d{1,3}){3}(?![\p{N}.])/iu;
/** A dot, with a space before it at most, and directly behind it Latin letters: "evil.com", "가게.kr", "evil.xn--3e0b707e". */
const latinEnd = /[\p{L}\p{M}\p{N}-]\s?[.](?:[a-z]{2}|xn--)/iu;
/** Ends of addresses in other scripts that readers of this cafe's mails know. Other words may follow a full stop without a space. */
const otherEnd =
  /[\p{L}\p{N}-][.](?:한국|닷컴|닷넷|中国|中國|公司|网络|網絡|网址|在线|商城|集团|香港|台湾|台灣|新加坡|みんな|コム|世界|рф|укр|онлайн)(?![\p{L}\p{N}])/iu;
/** In texts of the scripts that it belongs to it ends a sentence, and no space follows. */
const fullStops = /(?<=[a-z\d-])。(?=[a-z\d])/giu;

/**
 * Whether the message of a gift card holds what mail programs turn into a link, with or without a scheme. A dot between two
 * words without a space is one to many of them, so that "you.Happy" is one here, too.
 */
export function holdsLinkInMessage(message: string): boolean {
  const plain = message
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(fullStops, '.');
  return plainLink.test(plain) || latinEnd.test(plain) || otherEnd.test(plain);
}
