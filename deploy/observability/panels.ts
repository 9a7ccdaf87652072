/** What the dashboard shows: rows of panels, each of queries to Prometheus. */
export interface PanelSpec {
  title: string;
  /** What somebody who is woken by it has to know. */
  description?: string;
  /** Of Grafana: `s`, `bytes`, `reqps`, `percentunit`; plain figures without. */
  unit?: string;
  /** A single figure instead of a curve. */
  isFigure?: boolean;
  /** By what the curve is called. */
  queries: Record<string, string>;
}

interface RowSpec {
  title: string;
  panels: PanelSpec[];
}

const perSecond = (metric: string, by: string) => `sum by (${by}) (rate(${metric}[5m]))`;
const quantile = (of: number, metric: string, by: string) =>
  `histogram_quantile(${of}, sum by (le, ${by}) (rate(${metric}_bucket[5m])))`;

export const rows: RowSpec[] = [
  {
    title: 'Selling',
    panels: [
      { title: 'Confirmed', isFigure: true, queries: { bookings: 'max(bookings{status="confirmed"})' } },
      { title: 'Held unpaid', isFigure: true, queries: { slots: 'max(holds_active)' } },
      {
        title: 'Bookings by status',
        description: 'Each booking is one slot. Every copy counts the same database.',
        queries: { '{{status}}': 'max by (status) (bookings)' },
      },
      {
        title: 'Payments by state, per minute',
        queries: {
          '{{to}}': 'sum by (to) (rate(payment_transitions_total{what="attempt"}[5m])) * 60',
          'refund {{to}}': 'sum by (to) (rate(payment_transitions_total{what="refund"}[5m])) * 60',
        },
      },
      {
        title: 'Unclear payments',
        description: 'Confirming, or the card provider has not told how it ended.',
        queries: { attempts: 'max(payments_unsettled)' },
      },
      {
        title: 'Oldest unclear payment',
        unit: 's',
        queries: { age: 'max(payments_oldest_unsettled_seconds)' },
      },
      {
        title: 'Since payments were settled last',
        unit: 's',
        queries: {
          age: 'time() - max(job_last_success_timestamp_seconds{background_job="settle payments"})',
        },
      },
      { title: 'Payment alarms', queries: { '{{code}}': 'sum by (code) (payment_alarms_total)' } },
    ],
  },
  {
    title: 'Mails',
    panels: [
      { title: 'Waiting', queries: { mails: 'max(emails_waiting)' } },
      { title: 'Oldest that waits', unit: 's', queries: { age: 'max(emails_oldest_waiting_seconds)' } },
      {
        title: 'Tries, per minute',
        queries: { '{{outcome}}': 'sum by (outcome) (rate(email_tries_total[5m])) * 60' },
      },
    ],
  },
  {
    title: 'Requests',
    panels: [
      { title: 'Requests', unit: 'reqps', queries: { '{{job}}': perSecond('http_requests_total', 'job') } },
      {
        title: 'Failures',
        unit: 'reqps',
        queries: { '{{job}} {{status}}': perSecond('http_requests_total{status=~"5.."}', 'job, status') },
      },
      {
        title: 'Median and slowest in a hundred',
        unit: 's',
        queries: {
          '{{job}} p50': quantile(0.5, 'http_request_duration_seconds', 'job'),
          '{{job}} p99': quantile(0.99, 'http_request_duration_seconds', 'job'),
        },
      },
      {
        title: 'Routes of the booking service, slowest in twenty',
        unit: 's',
        queries: {
          '{{route}}':
            'histogram_quantile(0.95, sum by (le, route) (rate(http_request_duration_seconds_bucket{job="booking-service"}[5m])))',
        },
      },
      {
        title: 'Links of mails that opened nothing',
        queries: { '{{purpose}}': 'sum by (purpose) (increase(personal_links_refused_total[15m]))' },
      },
    ],
  },
  {
    title: 'Content',
    panels: [
      { title: 'Published and not live', unit: 's', queries: { lag: 'max(publish_lag_seconds)' } },
      {
        title: 'Publishes in an hour',
        queries: { '{{outcome}}': 'sum by (outcome) (increase(publishes_total[1h]))' },
      },
      {
        title: 'Publish, median and slowest in twenty',
        unit: 's',
        queries: {
          p50: 'histogram_quantile(0.5, sum by (le) (rate(publish_duration_seconds_bucket[1h])))',
          p95: 'histogram_quantile(0.95, sum by (le) (rate(publish_duration_seconds_bucket[1h])))',
        },
      },
      {
        title: 'Versions',
        description: 'What the site shows, and what the booking service sells from.',
        queries: { live: 'max(publish_live_version)', sold: 'max(catalogue_version)' },
      },
    ],
  },
  {
    title: 'Database and processes',
    panels: [
      {
        title: 'Connections of the booking service',
        queries: {
          '{{instance}} open': 'db_pool_connections',
          '{{instance}} waited for': 'db_pool_waiting',
        },
      },
      {
        title: 'Replication lag',
        unit: 's',
        queries: { '{{replica}}': 'max by (replica) (db_replication_lag_seconds)' },
      },
      {
        title: 'Not replayed yet',
        unit: 'bytes',
        queries: { '{{replica}}': 'max by (replica) (db_replication_lag_bytes)' },
      },
      {
        title: 'Memory',
        unit: 'bytes',
        queries: { '{{job}} {{instance}}': 'process_resident_memory_bytes' },
      },
      {
        title: 'Event loop, slowest in a hundred',
        unit: 's',
        queries: { '{{job}} {{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
      },
      { title: 'Answering', queries: { '{{job}} {{instance}}': 'up' } },
    ],
  },
];
