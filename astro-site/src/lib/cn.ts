/**
 * Joins class names. Nothing is merged (tailwind-merge weighs 8 KB in every island): give a component a variant
 * rather than a class that fights one of its own.
 */
export const cn = (...classes: readonly (string | false | null | undefined)[]) =>
  classes.filter(Boolean).join(' ');
