// What pdfkit's tables know and @types/pdfkit does not: https://pdfkit.org/docs/table.html#accessibility
declare namespace PDFKit.Mixins {
  interface TableOptions {
    /** Where the table stands in the document's structure. */
    structParent?: PDFDocument;
  }
  interface CellOptions {
    /** What a heading cell (`TH`) is the heading of. */
    scope?: 'Row' | 'Column' | 'Both';
  }
}
