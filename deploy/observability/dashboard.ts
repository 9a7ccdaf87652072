import { DashboardBuilder, RowBuilder } from '@grafana/grafana-foundation-sdk/dashboard';
import type { DataSourceRef } from '@grafana/grafana-foundation-sdk/common';
import { DataqueryBuilder } from '@grafana/grafana-foundation-sdk/prometheus';
import { PanelBuilder as StatBuilder } from '@grafana/grafana-foundation-sdk/stat';
import { PanelBuilder as TimeseriesBuilder } from '@grafana/grafana-foundation-sdk/timeseries';
import { rows, type PanelSpec } from './panels.ts';

/** As `grafana/provisioning/datasources` names it. */
const prometheus: DataSourceRef = { type: 'prometheus', uid: 'prometheus' };

function panel({ title, description, unit, isFigure, queries }: PanelSpec, id: number) {
  const built = (isFigure ? new StatBuilder() : new TimeseriesBuilder())
    .id(id)
    .title(title)
    .datasource(prometheus)
    .span(isFigure ? 4 : 8)
    .height(isFigure ? 4 : 8);
  if (description) built.description(description);
  if (unit) built.unit(unit);
  for (const [name, expression] of Object.entries(queries))
    built.withTarget(new DataqueryBuilder().datasource(prometheus).expr(expression).legendFormat(name));
  return built;
}

/** The dashboard as Grafana loads it. */
export function dashboardJson(): string {
  const dashboard = new DashboardBuilder('Record cafe')
    .uid('record-cafe')
    .tags(['record-cafe'])
    .refresh('30s')
    .time({ from: 'now-6h', to: 'now' })
    .timezone('Asia/Seoul')
    .editable();
  let id = 0;
  for (const { title, panels } of rows) {
    dashboard.withRow(new RowBuilder(title).id((id += 1)));
    for (const spec of panels) dashboard.withPanel(panel(spec, (id += 1)));
  }
  return `${JSON.stringify(dashboard.build(), null, 2)}\n`;
}
