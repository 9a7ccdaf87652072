import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import { localeNames } from 'shared/languages/localized-text.ts';
import { missingTextsWords } from './messages.ts';
import { translated, type MissingTexts as Missing } from './missing-texts.ts';

interface Props {
  board: Missing;
  /** Path of the admin panel. */
  admin: string;
  language: StaffLanguage;
}

/** Documents by languages: how many texts are missing, each number a link to where they are written. */
export function MissingTexts({ board: { documents, missing, written }, admin, language }: Props) {
  const words = missingTextsWords[language];
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{documents.length > 0 ? words.lead : words.none}</p>
      {documents.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.document}</th>
              {translated.map((locale) => (
                <th key={locale} scope="col" lang={locale}>
                  {localeNames[locale]}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{words.all}</th>
              {translated.map((locale) => (
                <td key={locale}>{words.outOf(missing[locale], written)}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <tr key={document.path}>
                <th scope="row">
                  {document.title} <span>{document.kind}</span>
                </th>
                {translated.map((locale) => (
                  <td key={locale}>
                    {document.missing[locale] > 0 && (
                      <a
                        href={`${admin}${document.path}?locale=${locale}`}
                        aria-label={words.open(document.missing[locale], localeNames[locale], document.title)}
                      >
                        {document.missing[locale]}
                      </a>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
