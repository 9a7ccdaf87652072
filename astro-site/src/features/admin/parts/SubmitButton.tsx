import { Button } from '../../../components/ui/Button.tsx';

interface SubmitButtonProps {
  texts: { submit: string; submitting: string };
  isPending: boolean;
  disabled?: boolean;
  /** Where it takes away what nothing brings back. */
  variant?: 'primary' | 'danger';
}

/** The button at the end of a dialog's form. */
export function SubmitButton({ texts, isPending, disabled, variant = 'primary' }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      disabled={disabled}
      pending={isPending}
      className="justify-self-start"
    >
      {isPending ? texts.submitting : texts.submit}
    </Button>
  );
}
