import { defineMiddleware } from 'astro:middleware';
import { renderIn } from '../lib/language/server-language.ts';

export const onRequest = defineMiddleware(({ locals }, next) => renderIn(locals.locale, next));
