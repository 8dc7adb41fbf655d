/** A paper of a demo: one empty page. What an appraisal says stands in its record. */
export const demoPaper = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj',
    'trailer <</Size 4 /Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
)
