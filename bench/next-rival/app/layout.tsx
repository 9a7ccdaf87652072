import type { ReactNode } from 'react';

/** The little that a page needs to be read and pressed on a phone; no typeface, picture or movement of ours. */
const styles = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #f5efe6; background: #14110f; }
  main { max-width: 60rem; margin: auto; padding: 1rem; }
  section { padding: 2rem 0; }
  button, input, select { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; margin: .25rem; }
  label { display: block; }
`;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <style>{styles}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
