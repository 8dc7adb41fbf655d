import { lifecycle } from './lifecycle.ts'

/** Published once and fixed; a correction is a report of its own, with the next version. */
export const managementReportLifecycle = lifecycle({
  subject: 'management_report',
  column: 'status',
  states: { draft: '下書き', published: '交付済み' },
  events: {
    written: { from: [null], to: 'draft', by: ['operator'], word: '作成' },
    published: { from: ['draft'], to: 'published', by: ['operator', 'two operators'], word: '交付' },
  },
})
