import { lifecycle } from './lifecycle.ts'

/** A deposit account, as the bank keeps it. */
export const virtualAccountLifecycle = lifecycle({
  subject: 'virtual_account',
  column: 'bank_status',
  states: { usable: '利用できます', stopped: '停止中', deleted: '削除済み' },
  events: {
    issued: { from: [null], to: 'usable', by: ['bank'], word: '発行' },
    stopped: { from: ['usable'], to: 'stopped', by: ['schedule', 'bank'], word: '停止' },
    resumed: { from: ['stopped'], to: 'usable', by: ['schedule', 'bank'], word: '利用の再開' },
    deleted: { from: ['usable', 'stopped'], to: 'deleted', by: ['bank'], word: '削除' },
  },
})
