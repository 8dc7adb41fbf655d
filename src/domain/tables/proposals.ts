import { subjectName } from '../core/audit-words.ts'
import { PROPOSAL_STATUS } from '../back-office/state-words.ts'
import { column, count, instant, named, text, word, yen } from './column.ts'
import { anyText, anId, oneOfWords, apart } from './filter.ts'
import { table } from './table.ts'

/** What takes two people, and what became of it. */
export const proposalTable = table({
  name: 'proposals',
  fileName: '承認',
  row: 'Proposal',
  columns: {
    id: column({ head: '番号', kind: text, only: 'file' }),
    title: column({ head: '内容', kind: text, isProse: true }),
    subject: column({ head: '対象', kind: named(subjectName), only: 'file' }),
    status: column({ head: '状態', kind: word(PROPOSAL_STATUS), only: 'file' }),
    people: column({ head: '対象（人）', kind: count, sort: 'people', isInDetails: true }),
    yen: column({ head: '金額（円）', kind: yen, sort: 'yen', isInDetails: true }),
    reason: column({ head: '提案の理由', kind: text, only: 'file' }),
    proposed_by: column({ head: '提案した人', kind: text, isInDetails: true }),
    proposed_at: column({ head: '提案日時', kind: instant, sort: 'proposed' }),
    decided_by: column({ head: '決定した人', kind: text, isInDetails: true }),
    decided_at: column({ head: '決定日時', kind: instant, only: 'file' }),
    decision_reason: column({ head: '決定の理由', kind: text, only: 'file' }),
  },
  filters: {
    status: oneOfWords(PROPOSAL_STATUS, 'ProposalStatus'),
    id: apart(anId<'proposal'>()),
    kind: apart(anyText()),
    subject: apart(anyText("What it is about: 'fund:3'.")),
    search: anyText('Anywhere in what it is called.'),
  },
})
