import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { ACCOUNT_ENTRY_KINDS } from '../../../src/domain/treasury/account-entry-words.ts'
import { LAW_ANSWERS } from '../../../src/domain/people/law-questions.ts'
import { RISK_LEVELS } from '../../../src/domain/back-office/member-risk/risk-words.ts'
import { DEALING_DECISIONS, DEALING_RULES } from '../../../src/domain/back-office/dealing-watch/rule-words.ts'
import { TOPIC_WORDS } from '../../../src/domain/communication/guided-case.ts'
import { GOAL_LABELS, OFFERING_METHOD_LABELS } from '../../../src/domain/funds/fund-text.ts'
import { BATCH_STATUS, PAYOUT_METHODS, PAYOUT_STATUS } from '../../../src/domain/treasury/payout-words.ts'
import {
  identityMethodWords,
  identityStatusWords,
  memberStatusWords,
  screeningWords,
} from '../../../src/domain/people/people-words.ts'
import {
  CAMPAIGN_STATUS,
  CANCEL_REASON,
  COOLING_OFF_WAY,
  DEPOSIT_OUTCOME,
  INVESTMENT_STATUS,
  PAYOUT_PROBLEM,
  PROPOSAL_STATUS,
  REFUND_REASON,
  REFUND_STATUS,
} from '../../../src/domain/back-office/state-words.ts'
import { openDatabase, openPool, type Database } from '../../../src/platform/database/connect.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

// A state that the database knows has a word, and a word has a state: whoever adds one is told here what is still missing.
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'investment.status': INVESTMENT_STATUS,
  'investment.cancel_reason': CANCEL_REASON,
  'deposit.outcome': DEPOSIT_OUTCOME,
  'refund.reason': REFUND_REASON,
  'refund.status': REFUND_STATUS,
  'payout.status': PAYOUT_STATUS,
  'payout.problem': PAYOUT_PROBLEM,
  'payout_batch.status': BATCH_STATUS,
  'payout_batch.method': PAYOUT_METHODS,
  'proposal.status': PROPOSAL_STATUS,
  'mail_campaign.status': CAMPAIGN_STATUS,
  'member.status': memberStatusWords,
  'identity_check.status': identityStatusWords,
  'identity_check.method': identityMethodWords,
  'screening_record.result': screeningWords,
  'law_answer.purpose': LAW_ANSWERS.purpose,
  'law_answer.occupation': LAW_ANSWERS.occupation,
  'law_answer.foreign_official': LAW_ANSWERS.foreign_official,
  'member_risk.level': RISK_LEVELS,
  'dealing_finding.rule': DEALING_RULES,
  'dealing_finding_decision.decision': DEALING_DECISIONS,
  'cooling_off_notice.way': COOLING_OFF_WAY,
  'enquiry.topic': TOPIC_WORDS,
  'fund.offering_method': OFFERING_METHOD_LABELS,
  'fund.goal': GOAL_LABELS,
  'statement_explanation.kind': ACCOUNT_ENTRY_KINDS,
}

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(openPool(testDatabase.connectionString, { max: 1 }))
})
afterAll(async () => {
  await database.destroy()
  await testDatabase.drop()
})

test.each(Object.keys(words))('every value of %s has its word, and no word is left over', async (name) => {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(
    database,
  )
  const list = rows
    .map(
      ({ definition }) => new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(definition)?.[1],
    )
    .find((found) => found !== undefined)
  const values = [...(list ?? '').matchAll(/'([a-z_]+)'/g)].map(([, value]) => value ?? '')
  expect(values.length, 'values that the database allows').toBeGreaterThan(1)
  expect(Object.keys(words[name] ?? {}).toSorted()).toEqual(values.toSorted())
  for (const word of Object.values(words[name] ?? {})) expect(word).toMatch(/[ぁ-んァ-ヶ一-龠]/)
})
