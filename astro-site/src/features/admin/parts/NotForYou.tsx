/** Instead of a page that an account may not read: what it is for. */
export function NotForYou({ title, whatFor }: { title: string; whatFor: string }) {
  return (
    <div className="grid gap-3">
      <h1 className="text-4xl">{title}</h1>
      <p role="alert">{whatFor}</p>
    </div>
  );
}
