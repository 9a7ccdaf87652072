/** Why something was not done; read out as soon as it stands there. */
export function Problem({ sentence }: { sentence: string | null }) {
  return <div role="alert">{sentence !== null && <p className="problem">{sentence}</p>}</div>;
}
