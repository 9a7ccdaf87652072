import { readContent } from '../../content.ts';

export const dynamic = 'force-static';

/** Every question in English; ours are three pages, one for each language. */
export default async function FaqPage() {
  const { faq, faqPage } = await readContent();
  return (
    <>
      <title>FAQ</title>
      <h1>{faqPage.title.en}</h1>
      {faq
        .filter(({ placement }) => placement === 'page')
        .map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question.en}</summary>
            <p>{answer.en}</p>
          </details>
        ))}
    </>
  );
}
