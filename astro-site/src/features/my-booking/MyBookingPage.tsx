import { lazy, Suspense, type ReactNode } from 'react';
import '../../components/ui/ticket.css';
import { Toaster } from '../../components/ui/Toaster.tsx';
import { FindBooking } from './opening/FindBooking.tsx';
import { NewAddress } from './opening/NewAddress.tsx';
import { NoReminders } from './opening/NoReminders.tsx';
import { Opening, Unreachable } from './opening/Waiting.tsx';
import { usePage } from './reads/use-page.ts';
import { words } from './words/words.ts';

/** Whoever has no link sees none of it: it comes beside the answer that says what is on it. */
const loadOpenPage = () => import('./OpenPage.tsx');
const OpenPage = lazy(loadOpenPage);

/** How visitors reach the cafe, from what staff have published. */
interface MyBookingPageProps {
  contact: string;
}

/** `/my-booking`: a visitor's own page, opened by the link from a mail. */
export function MyBookingPage({ contact }: MyBookingPageProps) {
  return (
    <>
      <Content page={usePage(loadOpenPage)} contact={contact} />
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
      return (
        <Suspense fallback={<Opening />}>
          <OpenPage view={state.view} show={show} refresh={refresh} />
        </Suspense>
      );
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
          <NewAddress link={state.link} show={show} prepare={loadOpenPage} />
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
