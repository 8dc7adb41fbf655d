import { expect, it } from 'vitest'
import { readJobPayload } from './jobs.ts'

it.each([
  ['send-mail', { id: 7 }],
  ['send-mails', { ids: [7, 8] }],
  ['issue-fund-documents', { fundId: 3, reason: '所在地の訂正', actor: 'operator:1' }],
  ['read-deposits', {}],
] as const)('%s takes what its definition asks for', (name, payload) => {
  expect(readJobPayload(name, payload)).toEqual(payload)
})

it.each([
  ['send-mail', {}, 'job send-mail: id is no id of mail_outbox: undefined'],
  ['send-mail', null, 'job send-mail: id is no id of mail_outbox: undefined'],
  ['send-mail', { id: '7' }, 'job send-mail: id is no id of mail_outbox: "7"'],
  ['send-mail', { id: 1.5 }, 'job send-mail: id is no id of mail_outbox: 1.5'],
  ['send-mails', { ids: [7, null] }, 'job send-mails: ids is no ids of mail_outbox: [7,null]'],
  ['repeat-scheduled-task', { task: 'judge', dueAt: 5 }, 'job repeat-scheduled-task: dueAt is no text: 5'],
] as const)('%s with %o fails and says why', (name, payload, message) => {
  expect(() => readJobPayload(name, payload)).toThrow(message)
})
