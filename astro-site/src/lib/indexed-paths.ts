/** The pages that search engines may show; the sitemap lists them. All others say `noindex`. */
export const indexedPaths = ['/', '/faq', '/faq/ko', '/faq/zh', '/franchise', '/policies'] as const;
