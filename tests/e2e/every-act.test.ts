import { beforeAll, describe, expect, it } from 'vitest'
import { operatorsActs, operatorsMutations } from '../support/operators-acts.ts'
import { ownOperations, readActs, type SentAct, type SentActs } from './support/act-log.ts'

let told: readonly SentActs[]
beforeAll(() => {
  told = readActs()
})

/** After all stories: what they have done, each on a product of its own file. */
describe('every act of the operators', () => {
  it('was done in a browser by one of the stories', () => {
    const done = new Set(told.flatMap(({ acts }) => acts))
    const acts = operatorsMutations().map(({ name }) => name)
    expect(acts.length).toBeGreaterThan(50)
    expect(acts.filter((name) => !done.has(name))).toEqual([])
  })

  it('has left a line in the audit log that names its request and from where it came', () => {
    const done = told.flatMap(({ sent, recorded }) => {
      const lines = new Set<string | null>(recorded)
      return sent
        .filter(
          ({ name, doneAs }) => doneAs !== null && operatorsActs[name]?.isQuiet === undefined && name in operatorsActs,
        )
        .map(({ name, doneAs }) => ({ name, isRecorded: lines.has(doneAs) }))
    })
    expect(done.length).toBeGreaterThan(50)
    expect([...new Set(done.filter(({ isRecorded }) => !isRecorded).map(({ name }) => name))]).toEqual([])
  })

  it('and every operation of the site was sent by a browser by its hash, but for those that are named here', () => {
    const asked = new Set(told.flatMap(({ operations }) => operations))
    expect(ownOperations().filter((name) => !asked.has(name) && !seenElsewhere.has(name))).toEqual([])
  })

  it('that changes what colleagues change too has said which state it saw', () => {
    const unseen = told.flatMap(({ sent }) => sent).filter(changesUnseen)
    expect([...new Set(unseen.map(({ name }) => name))]).toEqual([])
  })
})

/** Which no story of this product sends; a test of the API asks them all by their hash. The list may only become shorter. */
const seenElsewhere = new Set([
  // Only where a strong login is required.
  'AddOperatorPasskey',
  'BeginOperatorPasskey',
  'ConfirmCode',
  'SendConfirmationCode',
  // By a browser of its own, where one is installed.
  'AddPushBrowser',
  'ChoosePush',
  'RemovePushBrowser',
  // Filled by the server where the page is opened by its address, as the stories do.
  'EmailConfirm',
  'IdentityState',
  'LotteryInvests',
  'SurveyMaster',
  // Fund 15 takes no wishes for its waitlist when the stories come to it; reports are downloaded where there are some.
  'JoinWaitlist',
  'LeaveWaitlist',
  'ReportTicket',
  'ReportValue',
  'AskMemberIdentityAgain',
  'AuditedProposal',
  'ChangeAddress',
  'ChoosablePayables',
  'DocumentOpenings',
  'DocumentVersions',
  'Proposals',
  'UpdateSurvey',
  'UserInfo',
  'UserBankAccount',
])

/** Something that was there before is changed, and nothing says how its operator knew it. */
function changesUnseen({ name, variables }: SentAct): boolean {
  const guard = operatorsActs[name]?.guard
  if (guard === undefined || typeof guard === 'string') return false
  const input = (variables['input'] ?? {}) as Record<string, unknown>
  const isNew =
    ['adminUpdateMail', 'projectMessage', 'saveVendor'].includes(name) &&
    (variables['id'] ?? input['id'] ?? null) === null
  // Nobody looked after the queue: that is a state, too.
  if (isNew || name === 'adminTakeQueue') return false
  const [first = '', inner] = guard.seen.split('.')
  return ((inner === undefined ? variables[first] : input[inner]) ?? null) === null
}
