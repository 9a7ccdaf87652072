import { join } from 'node:path';

export const observabilityFolder = import.meta.dirname;
export const dashboardFile = join(observabilityFolder, 'grafana/dashboards/record-cafe.json');
