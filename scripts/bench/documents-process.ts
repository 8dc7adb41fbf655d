import { renderDocument } from '../../src/adapters/pdf/printed-document.ts'
import { createTypstPdfRenderer } from '../../src/adapters/pdf/typst-pdf-renderer.ts'
import { contractDocument } from '../../src/features/documents/contract/document/contract-document.ts'
import {
  exampleFund,
  exampleMember,
  exampleOperator,
} from '../../src/features/documents/contract/document/document-examples.ts'

// What the worker does after an opening: one contract after the other, no two of them alike.
const contracts = 200
const opening = Date.parse('2026-11-21T19:00:00+09:00')

const pdf = createTypstPdfRenderer()
const begin = performance.now()
for (let number = 1; number <= contracts; number += 1) {
  const concludedAt = new Date(opening + number * 1_000)
  const member = { ...exampleMember, name: `${exampleMember.name}${number}` }
  const facts = {
    documentNumber: `C-12-${number}-1`,
    member,
    operator: exampleOperator,
    fund: exampleFund,
    amount: 100_000 + 10_000 * number,
  }
  await renderDocument(
    contractDocument({
      ...facts,
      createdAt: concludedAt,
      concludedAt,
      depositDeadline: new Date('2026-11-24T23:59:59+09:00'),
    }),
    pdf,
  )
}
const milliseconds = (performance.now() - begin) / contracts
console.log(
  `${contracts} contract documents printed: ${milliseconds.toFixed(0)} ms each, peak memory of this process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB  (goal: below 512 MB)`,
)
