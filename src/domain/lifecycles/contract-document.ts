import { lifecycle } from './lifecycle.ts'

/** The document on the contract's coming into being: its content is fixed first, its file made later, its delivery the first download. */
export const contractDocumentLifecycle = lifecycle({
  subject: 'contract_document',
  column: null,
  states: { frozen: '作成待ち', rendered: '未受領', delivered: '受領済み' },
  events: {
    frozen: { from: [null], to: 'frozen', by: ['member', 'schedule'], word: '内容の確定' },
    rendered: { from: ['frozen'], to: 'rendered', by: ['schedule'], word: 'PDFの作成' },
    delivered: { from: ['rendered'], to: 'delivered', by: ['member'], word: '交付' },
  },
})
