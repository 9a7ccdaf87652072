import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import {
  exportFormats,
  exportKinds,
  type Export,
  type ExportFormat,
  type ExportKind,
} from 'shared/exports/exports.ts';
import type { Report } from 'shared/reports/report.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { exportTexts, type ExportTexts } from './export-messages.ts';
import { useExport } from './use-export.ts';

/** Saves bookings, money, signings or figures of a span, of all branches or of one, for a spreadsheet. */
export function Exports({ span }: { span: Report['span'] }) {
  const language = useLanguage();
  const texts = exportTexts[language];
  const heading = useId();
  const [kind, setKind] = useState<ExportKind>('bookings');
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const { order, isOrdering, error, file } = useExport();
  const isUnderWay = isOrdering || (!error && (file?.state === 'ordered' || file?.state === 'sending'));
  return (
    <section
      aria-labelledby={heading}
      className="border-line bg-surface rounded-2xl border p-4 sm:p-6 print:hidden"
    >
      <div>
        <h2 id={heading} className="font-text text-xl font-bold">
          {texts.heading}
        </h2>
        <p className="text-soft mt-1 text-[0.9375rem]">{texts.lead}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUnderWay) order({ ...span, kind, format, language });
        }}
        className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
      >
        <Field label={texts.kind}>
          <Select value={kind} onChange={({ target }) => setKind(target.value as ExportKind)}>
            {exportKinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.format}>
          <Select value={format} onChange={({ target }) => setFormat(target.value as ExportFormat)}>
            {exportFormats.toReversed().map((one) => (
              <option key={one} value={one}>
                {texts.formats[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" pending={isUnderWay} className="min-h-12 justify-self-start">
          <Download aria-hidden="true" className="size-4.5" /> {texts.save}
        </Button>
      </form>
      {isUnderWay && file && <Progress file={file} texts={texts} />}
      <div role="status">
        {isOrdering && <p className="mt-4">{texts.beginning}</p>}
        {file?.state === 'sent' && <p className="mt-4">{texts.sent(file.rowsSent)}</p>}
      </div>
      <div role="alert">
        {error && <p className="mt-4">{refusalText(error, language, texts.failed)}</p>}
        {file?.state === 'broken' && <p className="mt-4">{texts.broken}</p>}
      </div>
    </section>
  );
}

function Progress({ file: { rows, rowsSent }, texts }: { file: Export; texts: ExportTexts }) {
  return (
    <div className="mt-4 grid gap-1">
      <progress
        aria-label={texts.progress}
        value={rowsSent}
        max={Math.max(rows, rowsSent, 1)}
        className="accent-hot h-2 w-full"
      />
      <p className="text-soft figures text-[0.9375rem]">{texts.sending(rowsSent, rows)}</p>
    </div>
  );
}
