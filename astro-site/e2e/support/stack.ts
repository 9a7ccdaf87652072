interface Login {
  username: string;
  password: string;
  email: string;
}

/** The running product under test: where its parts are and how to get in. */
export interface StackUnderTest {
  urls: {
    site: string;
    cms: string;
    simulator: string;
    inbox: string;
    smtp: string;
    bookingService: string;
    publisher: string;
    preview: string;
  };
  databaseUrls: { booking: string; cms: string };
  logins: {
    admin: Login;
    editor: Login;
  };
  tossKeys: { clientKey: string; secretKey: string };
  contentApiToken: string;
}

/** Set by Playwright's global setup, which starts the product. */
export function stackUnderTest(): StackUnderTest {
  const described = process.env['E2E_STACK'];
  if (!described)
    throw new Error('E2E_STACK is not set: run the browser tests with "npm run test:journeys".');
  return JSON.parse(described) as StackUnderTest;
}
