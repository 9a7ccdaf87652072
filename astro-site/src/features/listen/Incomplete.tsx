import { Silence } from './Silence.tsx';
import { words } from './words/words.ts';

/** The address holds no link, or only a part of one. */
export function Incomplete({ cafe }: { cafe: string }) {
  return (
    <Silence heading={words.incomplete.heading} cafe={cafe}>
      <p className="text-lg">{words.incomplete.text}</p>
    </Silence>
  );
}
