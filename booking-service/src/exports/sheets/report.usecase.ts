import { readReport } from '../../reports/read-report.usecase.ts';
import { cellsOf } from './report-lines.ts';
import type { MadeSheet } from './sheet.ts';

/** The sums of a report, of all branches together or of one, with those of the span before. */
export const reportSheet: MadeSheet = {
  columns: {
    en: [
      ...['Figure', 'Of what', 'Detail', 'Count', 'Amount (won or minutes)'],
      ...['Count before', 'Amount before (won or minutes)'],
    ],
    ko: [
      ...['항목', '구분', '세부', '건수', '금액(원) 또는 시간(분)'],
      ...['이전 기간 건수', '이전 기간 금액(원) 또는 시간(분)'],
    ],
  },
  async make(db, { span, branchId, language, now }) {
    const report = await readReport(db, { ...span, branchId }, now);
    return report.lines.map((line) => cellsOf(line, report, language));
  },
};
