import { lifecycle, type StateOf } from './lifecycle.ts'

/** held: seems to have another account, an operator looks. Who has left comes back by registering anew. */
export const memberLifecycle = lifecycle({
  subject: 'member',
  column: 'status',
  states: { active: '有効', held: '確認待ち（重複）', suspended: '利用停止', left: '退会' },
  events: {
    registered: { from: [null], to: 'active', by: ['member'], word: '登録' },
    registered_twice: { from: [null], to: 'held', by: ['member'], word: '登録（重複の疑い）' },
    held: { from: ['active'], to: 'held', by: ['member'], word: '重複の確認待ち' },
    released: { from: ['held'], to: 'active', by: ['operator'], word: '別人と確認' },
    suspended: { from: ['active', 'held'], to: 'suspended', by: ['two operators'], word: '利用停止' },
    suspension_ended: { from: ['suspended'], to: 'active', by: ['two operators'], word: '利用停止の解除' },
    left: { from: ['active', 'held'], to: 'left', by: ['member'], word: '退会' },
  },
})
export type MemberStatus = StateOf<typeof memberLifecycle>
