import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { ChoiceKey } from '../ui/ChoiceKey.tsx';
import { FieldMessage } from '../ui/FieldMessage.tsx';
import { PlayButton } from './PlayButton.tsx';
import './player.css';
import { SeekBar } from './SeekBar.tsx';
import { isVideo, mediaTypeOf, type Track } from './track.ts';
import { usePlayer } from './use-player.ts';
import { useWhatPlays } from './use-what-plays.ts';
import { titleOf } from './track-in-words.ts';
import { words } from './words/words.ts';

interface PlayerProps {
  tracks: readonly Track[];
  /** Who sings. */
  name: string;
  /** Of several players on the page: each says whose it is. */
  isOneOfSeveral?: boolean;
  /** A file does not come: it may have been deleted, or the page may be closed. */
  onFailed?: () => void;
}

/** Whether this browser plays it. */
const knows = (track: Track): boolean =>
  document.createElement('video').canPlayType(mediaTypeOf(track)) !== '';
const nothing = () => undefined;

/** Plays recordings: a record that turns, the waveform as a slider, and a change of files at one position. */
export function Player({ tracks, name, isOneOfSeveral = false, onFailed = nothing }: PlayerProps) {
  const playable = tracks.filter(knows);
  const others = tracks.filter((track) => !knows(track));
  const player = usePlayer(playable, onFailed);
  const { chosen, isPlaying, isLoading, isFailed, position } = player;
  const ofWhom = (what: string) => (isOneOfSeveral ? words.of(what, name) : what);
  useWhatPlays(isPlaying && chosen ? { title: titleOf(chosen), artist: name } : null);
  return (
    <div className="grid gap-5">
      {playable.length > 1 && (
        <ChoiceGroup
          label={ofWhom(words.choose)}
          labelHidden
          value={chosen?.id ?? ''}
          onValueChange={player.choose}
          className="grid-cols-2 gap-2 sm:flex sm:flex-wrap"
        >
          {playable.map((track) => (
            <ChoiceKey key={track.id} value={track.id} className="px-5 py-2">
              {titleOf(track)}
            </ChoiceKey>
          ))}
        </ChoiceGroup>
      )}
      {playable.filter(isVideo).map((track) => (
        <video
          key={track.id}
          {...player.mediaProps(track)}
          controls
          playsInline
          aria-label={ofWhom(titleOf(track))}
          className={cn('player-video', track.id !== chosen?.id && 'hidden')}
        />
      ))}
      {chosen && !isVideo(chosen) && (
        <div className="player-deck">
          <PlayButton
            label={ofWhom((isPlaying ? words.pause : words.play)(titleOf(chosen)))}
            isPlaying={isPlaying}
            isLoading={isLoading}
            onPress={player.toggle}
          />
          <SeekBar
            track={chosen}
            position={position}
            isPlaying={isPlaying}
            label={ofWhom(words.position)}
            onSeek={player.seek}
            onToggle={player.toggle}
          />
        </div>
      )}
      {playable
        .filter((track) => !isVideo(track))
        .map((track) => (
          <audio key={track.id} {...player.mediaProps(track)} />
        ))}
      <FieldMessage isAlert>{isFailed && words.failed}</FieldMessage>
      <Unplayable tracks={others} say={words.unplayable} />
    </div>
  );
}

function Unplayable({
  tracks,
  say,
}: {
  tracks: readonly Track[];
  say: (formats: string) => string;
}): ReactNode {
  if (tracks.length === 0) return null;
  const formats = [...new Set(tracks.map(({ content }) => content.format.toUpperCase()))].join(', ');
  return <p className="text-soft">{say(formats)}</p>;
}
