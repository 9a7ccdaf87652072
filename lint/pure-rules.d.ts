import type { Linter } from 'eslint';

export const syntaxRules: Linter.Config[];
