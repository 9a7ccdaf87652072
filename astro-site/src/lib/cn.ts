import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Nothing is merged (tailwind-merge weighs 8 KB in every island): give a component a variant
 * rather than a class that fights one of its own.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
