import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { stepNames } from '../parts/step-names.ts';
import { setStatus } from '../bookings/booking-api.ts';
import { putNote, putStep } from './day-api.ts';
import { dayTexts } from './day-messages.ts';
import { dayKey, type ReadDay } from './use-day.ts';

interface Press {
  session: DaySession;
  step: AttendanceStep;
  isDone: boolean;
  wholeParty?: boolean;
}

/** Everything that is noted on a board: shown at once, taken back with a sentence where it is refused. */
export function useSteps(date: string, branchId: number | undefined) {
  const client = useQueryClient();
  const key = dayKey(date, branchId);
  const language = useLanguage();
  const texts = dayTexts[language];
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const put = (changed: Pick<DaySession, 'id'> & Partial<DaySession>) =>
    client.setQueryData<ReadDay>(
      key,
      (known) =>
        known && {
          ...known,
          day: {
            ...known.day,
            sessions: known.day.sessions.map((one) => (one.id === changed.id ? { ...one, ...changed } : one)),
          },
        },
    );
  const refused = (error: unknown) =>
    showToast({
      variant: 'destructive',
      title: texts.errorTitle,
      description: refusalText(error, language, texts.failed),
    });

  const step = useMutation({
    mutationFn: ({ session, step: noted, isDone, wholeParty }: Press) =>
      putStep(session.id, noted, { isDone, ...(wholeParty && { wholeParty }) }),
    onMutate: async ({ session, step: noted, isDone }: Press) => {
      // A read that is under way does not know of it yet.
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ReadDay>(key);
      const { [noted]: _, ...others } = session.attendance;
      const at = new Date(Date.now() + (before?.offset ?? 0)).toISOString();
      put({ id: session.id, attendance: isDone ? { ...others, [noted]: { at, by: null } } : others });
      return { before };
    },
    onSuccess: (changed, press) => {
      put(changed);
      const { session, step: noted, isDone, wholeParty = false } = press;
      const name = wholeParty ? texts.partyOf(session.name) : session.name;
      const what = stepNames[language][noted];
      showToast({
        variant: 'success',
        title: isDone ? texts.noted(name, what) : texts.takenBack(name, what),
        ...(isDone && {
          action: {
            label: texts.undo,
            onPress: () => step.mutate({ ...press, session: changed, isDone: false }),
            from: null,
          },
        }),
      });
    },
    onError: (error, _press, context) => {
      if (context?.before) client.setQueryData(key, context.before);
      refused(error);
    },
    onSettled: refresh,
  });

  const status = useMutation({
    mutationFn: ({ session, to }: { session: DaySession; to: DaySession['status'] | 'no-show' }) =>
      setStatus(session, to === 'no-show' ? { status: 'cancelled', reason: 'no-show' } : { status: to }),
    onSuccess: (changed, { session, to }) =>
      showToast({
        variant: 'success',
        title: to === 'no-show' ? texts.noShowNoted(session.name) : texts.noShowTakenBack(session.name),
        ...(to === 'no-show' && {
          action: {
            label: texts.undo,
            onPress: () => status.mutate({ session: { ...session, ...changed }, to: session.status }),
            from: null,
          },
        }),
      }),
    onError: refused,
    onSettled: refresh,
  });

  const note = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => putNote(id, text),
    onSuccess: (changed) => {
      put(changed);
      showToast({ variant: 'success', title: texts.noteSaved });
    },
    onError: refused,
    onSettled: refresh,
  });

  return {
    press: (press: Press) => step.mutate(press),
    isSettingStatus: status.isPending,
    noShow: (session: DaySession) => status.mutate({ session, to: 'no-show' }),
    /** The guest came after all. */
    comesAfterAll: (session: DaySession) => status.mutate({ session, to: 'confirmed' }),
    isSavingNote: note.isPending,
    saveNote: (id: string, text: string) => note.mutate({ id, text }),
  };
}
export type Steps = ReturnType<typeof useSteps>;
