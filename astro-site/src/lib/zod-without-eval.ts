import * as z from 'zod/mini';

// Zod compiles object checks with `new Function`, which our Content-Security-Policy forbids. Left on, its first parse
// would try, be refused, and leave a violation in every visitor's console.
z.config({ jitless: true });
