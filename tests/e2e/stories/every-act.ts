import { describe, expect, it } from 'vitest'
import { operatorsActs, operatorsMutations } from '../../support/operators-acts.ts'
import type { SentAct } from '../support/act-log.ts'
import type { Stage } from '../support/stage.ts'

/** The last of all: what the stories before it have done. */
export function everyAct(stage: Stage): void {
  describe('every act of the operators', () => {
    it('was done in a browser by one of the stories', () => {
      const acts = operatorsMutations().map(({ name }) => name)
      expect(acts.length).toBeGreaterThan(50)
      expect(acts.filter((name) => !stage.acts.has(name))).toEqual([])
    })

    it('has left a line in the audit log that names its request and from where it came', async () => {
      const done = (await stage.sent()).filter(
        ({ name, doneAs }) => doneAs !== null && operatorsActs[name]?.isQuiet === undefined && name in operatorsActs,
      )
      const lines = await stage
        .database()
        .selectFrom('audit_log')
        .select('request_id')
        .where('session_mark', 'is not', null)
        .execute()
      const told = new Set(lines.map(({ request_id: id }) => id))
      expect(done.length).toBeGreaterThan(50)
      expect([...new Set(done.filter(({ doneAs }) => !told.has(doneAs)).map(({ name }) => name))]).toEqual([])
    })

    it('and every operation of the site was sent by a browser by its hash, but for those that are named here', () => {
      expect(stage.unsent().filter((name) => !seenElsewhere.has(name))).toEqual([])
    })

    it('that changes what colleagues change too has said which state it saw', async () => {
      const sent = await stage.sent()
      expect([...new Set(sent.filter(changesUnseen).map(({ name }) => name))]).toEqual([])
    })
  })
}

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
    (name === 'adminUpdateMail' || name === 'projectMessage') && (variables['id'] ?? input['id'] ?? null) === null
  // Nobody looked after the queue: that is a state, too.
  if (isNew || name === 'adminTakeQueue') return false
  const [first = '', inner] = guard.seen.split('.')
  return ((inner === undefined ? variables[first] : input[inner]) ?? null) === null
}
