import { Pause, Play } from 'lucide-react';
import { Spinner } from '../ui/Spinner.tsx';

interface PlayButtonProps {
  label: string;
  isPlaying: boolean;
  isLoading: boolean;
  onPress: () => void;
}

/** The record: pressed, it turns. */
export function PlayButton({ label, isPlaying, isLoading, onPress }: PlayButtonProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isLoading || undefined}
      onClick={onPress}
      className="player-record"
    >
      <span aria-hidden="true" className="player-disc" data-turns={(isPlaying && !isLoading) || undefined} />
      <span aria-hidden="true" className="player-label">
        {isLoading ? <Spinner className="size-7" /> : <Icon className="size-7" fill="currentColor" />}
      </span>
    </button>
  );
}
