import { readContent } from '../content.ts';
import { Wizard } from './Wizard.tsx';

export const dynamic = 'force-static';

/** The landing page's texts from first to last, and the wizard where it stands on ours. */
export default async function LandingPage() {
  const { settings, landing, menu, faq, addons, rules } = await readContent();
  const { hero, experience, howToUse, packages, tours, booking } = landing;
  return (
    <>
      <title>{`${settings.cafeName.en} · ${settings.tagline.en}`}</title>
      <meta name="description" content={settings.description.en} />
      <section>
        <p>{hero.eyebrow.en}</p>
        <h1>{hero.title.en}</h1>
        <p lang="ko">{hero.titleKorean}</p>
        <p>{hero.lead.en}</p>
        <p>{hero.note.en}</p>
        <a href="#booking-wizard">Book</a>
      </section>
      {[experience, howToUse].map(({ heading, lead, steps }) => (
        <section key={heading.en}>
          <h2>{heading.en}</h2>
          <p>{lead.en}</p>
          <ol>
            {steps.map(({ title, body }) => (
              <li key={title.en}>
                <h3>{title.en}</h3>
                <p>{body.en}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h2>{packages.heading.en}</h2>
        <p>{packages.lead.en}</p>
        <ul>
          {addons.map(({ id, name, description, price }) => (
            <li key={id}>
              {name} {price} {description}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{landing.menu.heading.en}</h2>
        <ul>
          {menu.map(({ id, name, korean, priceWon }) => (
            <li key={id}>
              {name.en} <span lang="ko">{korean}</span> {priceWon}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{tours.heading.en}</h2>
        {tours.routes.map(({ name, body }) => (
          <p key={name.en}>
            {name.en}: {body.en}
          </p>
        ))}
      </section>
      <section>
        <h2>{landing.faq.heading.en}</h2>
        {faq
          .filter(({ placement }) => placement === 'landing')
          .map(({ id, question, answer }) => (
            <details key={id}>
              <summary>{question.en}</summary>
              <p>{answer.en}</p>
            </details>
          ))}
      </section>
      <section>
        <h2>{booking.heading.en}</h2>
        <p>{booking.lead.en}</p>
        <Wizard
          texts={{ klook: booking.klookTitle.en, direct: booking.directTitle.en }}
          addOns={addons.map(({ id, name, price }) => ({ id, name, price }))}
          drinks={menu.map(({ name }) => name.en)}
          fees={rules.priceBands.map(({ label, feeWon }) => ({ label, feeWon }))}
        />
      </section>
      <footer>
        <p>{settings.address.en}</p>
        <p>{settings.copyright.en}</p>
      </footer>
    </>
  );
}
