import { Button } from '../../../components/ui/Button.tsx';

interface SubmitButtonProps {
  texts: { submit: string; submitting: string };
  isPending: boolean;
  disabled?: boolean;
}

/** The button at the end of a dialog's form. */
export function SubmitButton({ texts, isPending, disabled }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      disabled={disabled}
      pending={isPending}
      className="justify-self-start"
    >
      {isPending ? texts.submitting : texts.submit}
    </Button>
  );
}
