import type { ReactNode } from 'react';
import '../../components/ui/ticket.css';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { FindBooking } from './opening/FindBooking.tsx';
import { NewAddress } from './opening/NewAddress.tsx';
import { NoReminders } from './opening/NoReminders.tsx';
import { Opening, Unreachable } from './opening/Waiting.tsx';
import { OpenPage } from './OpenPage.tsx';
import { usePage } from './reads/use-page.ts';
import { words } from './words/words.ts';

/** How visitors reach the cafe, from what staff have published. */
interface MyBookingPageProps {
  contact: string;
}

/** `/my-booking`: a visitor's own page, opened by the link from a mail. */
export function MyBookingPage({ contact }: MyBookingPageProps) {
  return (
    <>
      <Content page={usePage()} contact={contact} />
      <Toaster words={{ notifications: words.changes.notifications, dismiss: words.changes.close }} />
    </>
  );
}

function Content({ page, contact }: MyBookingPageProps & { page: ReturnType<typeof usePage> }) {
  const { state, open, refresh, show } = page;
  switch (state.kind) {
    case 'opening':
      return <Opening />;
    case 'open':
      return <OpenPage view={state.view} show={show} refresh={refresh} />;
    case 'find':
      return (
        <Narrow>
          <FindBooking key={state.reason} reason={state.reason} contact={contact} />
        </Narrow>
      );
    case 'unreachable':
      return (
        <Narrow>
          <Unreachable onAgain={() => void open(state.link)} />
        </Narrow>
      );
    case 'new-address':
      return (
        <Narrow>
          <NewAddress link={state.link} show={show} />
        </Narrow>
      );
    case 'no-reminders':
      return (
        <Narrow>
          <NoReminders link={state.link} show={show} />
        </Narrow>
      );
  }
}

const Narrow = ({ children }: { children: ReactNode }) => <div className="max-w-xl">{children}</div>;
