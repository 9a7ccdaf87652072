import { writeFileSync } from 'node:fs';
import { dashboardJson } from './dashboard.ts';
import { dashboardFile } from './files.ts';

/** `npm run dashboard`: writes what Grafana loads, from `panels.ts`. */
writeFileSync(dashboardFile, dashboardJson());
