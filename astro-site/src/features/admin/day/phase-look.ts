import {
  AlarmClock,
  BellRing,
  CircleCheck,
  CircleDashed,
  Clock,
  Disc3,
  Mic,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import type { Phase } from './phase.ts';

/** A shape, a tone for words, and an edge for the tile: nothing is told by colour alone. */
export const phaseLook: Record<Phase, { icon: LucideIcon; tone: string; tile: string }> = {
  held: { icon: CircleDashed, tone: 'text-amber', tile: 'border-dashed border-amber/60' },
  expected: { icon: Clock, tone: 'text-soft', tile: 'border-line' },
  late: { icon: AlarmClock, tone: 'text-amber', tile: 'border-amber' },
  missing: { icon: AlarmClock, tone: 'text-bad', tile: 'border-bad bg-bad/10 border-2' },
  here: { icon: CircleCheck, tone: 'text-cool', tile: 'border-cool' },
  'in-booth': { icon: Mic, tone: 'text-hot-bright', tile: 'border-hot bg-hot/15 border-2' },
  overtime: { icon: BellRing, tone: 'text-bad', tile: 'border-bad bg-bad/15 border-2' },
  done: { icon: Disc3, tone: 'text-faint', tile: 'border-line bg-transparent' },
  away: { icon: UserX, tone: 'text-faint', tile: 'border-line border-dashed bg-transparent' },
};
