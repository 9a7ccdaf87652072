import { Button } from '../../../components/ui/Button.tsx';
import { AdminDialog } from '../parts/AdminDialog.tsx';

interface AccountQuestionProps {
  texts: {
    title: string;
    question: (username: string) => string;
    confirm: string;
    confirming: string;
    cancel: string;
  };
  username: string;
  change: { isPending: boolean; mutate: (input: undefined) => void };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before an account is deactivated or deleted, and says what that does. */
export function AccountQuestion({ texts, username, change, open, onOpenChange }: AccountQuestionProps) {
  return (
    <AdminDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.question(username)}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" pending={change.isPending} onClick={() => change.mutate(undefined)}>
          {change.isPending ? texts.confirming : texts.confirm}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
      </div>
    </AdminDialog>
  );
}
