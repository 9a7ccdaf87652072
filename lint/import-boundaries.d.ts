import type { Linter } from 'eslint';

export function createImportBoundaries(root: string): Linter.Config[];
