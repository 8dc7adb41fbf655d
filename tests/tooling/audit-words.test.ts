import { describe, expect, it } from 'vitest'
import type { IdentityMethod } from '../../src/adapters/ekyc/ekyc.ts'
import { auditValues } from '../../src/domain/core/audit-facts.ts'
import { AUDIT_FIELDS } from '../../src/domain/core/audit-fields.ts'
import type { RenewalChoice } from '../../src/domain/investing/auto-renewal.ts'
import type { DepositKind } from '../../src/domain/investing/deposit.ts'
import { CASE_STEPS } from '../../src/domain/communication/guided-case.ts'
import type { SecurityNoticeKind } from '../../src/features/people/account/stop-link.ts'
import type { CampaignStatus } from '../../src/domain/lifecycles/campaign.ts'
import type { ScreeningResult } from '../../src/features/back-office/member-care/record-screening.ts'
import { maskedFields } from '../../src/features/back-office/member-care/show-member-field.ts'
import type { AccountEntryKind } from '../../src/domain/treasury/account-entry-words.ts'
import type { PayoutMethod } from '../../src/features/treasury/payout/batch-content.ts'
import { csvTables } from '../../src/server/routes/csv-tables.ts'
import { jobs } from '../../src/domain/core/jobs.ts'
import { auditFacts } from '../../src/web/admin/ui/audit-facts.ts'

const now = Date.parse('2026-04-02T10:20:00+09:00')

/** Every word of the code that the product writes as a fact; the compiler keeps the lists complete. */
const every = <Word extends string>(words: Record<Word, true>): string[] => Object.keys(words)
const written: [field: string, words: readonly string[]][] = [
  ['to', every<CampaignStatus>({ draft: true, scheduled: true, sending: true, sent: true, canceled: true })],
  ['to', ['active', 'held', 'suspended', 'left']],
  [
    'from',
    every<AccountEntryKind>({
      float_in: true,
      float_out: true,
      fee: true,
      tax: true,
      payout_returned: true,
      fund: true,
      suspense: true,
      suspense_returned: true,
    }),
  ],
  ['kind', [...Object.keys(CASE_STEPS), 'float_in', 'tax']],
  ['step', Object.values(CASE_STEPS).flatMap((steps) => steps.map(({ key }) => key))],
  ['field', maskedFields],
  [
    'method',
    every<IdentityMethod | PayoutMethod>({ image: true, ic_chip: true, jpki: true, transfer: true, file: true }),
  ],
  ['result', every<ScreeningResult>({ clear: true, unclear: true, hit: true })],
  [
    'outcome',
    [
      'unknown_account',
      ...every<DepositKind>({
        part_payment: true,
        completed: true,
        reinstated: true,
        no_room_to_reinstate: true,
        in_time_but_short: true,
        late: true,
        already_paid: true,
        not_payable: true,
      }),
    ],
  ],
  [
    'notice',
    every<SecurityNoticeKind>({
      new_device: true,
      password_changed: true,
      bank_account_changed: true,
      address_changed: true,
      email_change_asked: true,
      email_changed: true,
      passkey_added: true,
      passkey_removed: true,
      password_off: true,
      recovery_asked: true,
    }),
  ],
  ['choice', every<RenewalChoice>({ continue: true, leave: true })],
  ['audience', ['everyone', 'fund', 'nobody']],
  ['task', Object.keys(jobs)],
  ['table', [...Object.keys(csvTables), 'audit-chain', 'inspection']],
]

describe('the facts of the audit log', () => {
  it.each(written)('%s is told in Japanese for every word that is written', (field, words) => {
    const values = words.map((word) => auditFacts(JSON.stringify({ [field]: word }), now)[0]?.value ?? '')
    expect(values.filter((value) => /[a-z]/.test(value.replaceAll(/CSV|API|IC/g, '')))).toEqual([])
  })

  it('have a word for every field', () => {
    expect(Object.entries(AUDIT_FIELDS).filter(([, label]) => /[a-z_]/.test(label.replace('（bp）', '')))).toEqual([])
    expect(Object.keys(auditValues).filter((field) => !(field in AUDIT_FIELDS))).toEqual([])
  })

  it('begin with the change from what to what; figures, days and instants as everywhere in the back office', () => {
    const detail = {
      reason: '重複の疑い',
      from: 'active',
      to: 'suspended',
      amount: 300_000,
      payday: '2026-04-30',
      send_at: '2026-04-02T01:30:00.000Z',
      sole_operator: false,
      subject: 'fund:3',
      filters: 'status,search',
      fundId: 12_345,
    }
    expect(auditFacts(JSON.stringify(detail), now).map(({ label, value }) => `${label} ${value}`)).toEqual([
      '変更 有効 → 利用停止',
      '理由 重複の疑い',
      '金額（円） 300,000',
      '支払日 4/30（木）',
      '送信日時 4/2（木）10:30',
      '運営者が一人 いいえ',
      '対象 ファンド 3',
      '絞り込み 状態、検索',
      'ファンド（ID） 12345',
    ])
  })
})
