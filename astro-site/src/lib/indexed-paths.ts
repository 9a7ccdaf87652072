/** The pages that search engines may show, as English has them; the sitemap lists them in every language. All others say `noindex`. */
export const indexedPaths = ['/', '/faq', '/franchise', '/gift-cards', '/policies'] as const;
