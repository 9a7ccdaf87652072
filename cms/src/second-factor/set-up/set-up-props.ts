export interface SetUpProps {
  /** Not asked of somebody who is signing in: they have just typed it. */
  currentPassword?: string | undefined;
  /** With the recovery codes that come with a first factor. */
  onDone: (recoveryCodes: string[] | null) => void;
}
