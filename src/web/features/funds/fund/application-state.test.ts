import { describe, expect, it } from 'vitest'
import { allowanceOf, applicationState, type ApplicationSituation } from './application-state.ts'
import type { FundInvest } from './fund-queries.ts'

type OfferedFund = ApplicationSituation['fund']

const fund: OfferedFund = {
  id: '12',
  start_at: '2026-04-01T19:00:00+09:00',
  end_at: '2026-04-10T23:59:59+09:00',
  recruit_type: 'firstCome',
  price_estate: 50_000_000,
  subordination_amount: 10_000_000,
  lower_invest: 100_000,
  higher_invest: null,
  has_waitlist: true,
  judged_at: null,
  stats: { paid_total: 30_000_000, invest_total: 35_000_000, held_total: 0, is_goaled: false },
  performance: null,
}
/** Its end has passed, and a gap may be closed until 18 April. */
const mended: OfferedFund = { ...fund, judged_at: '2026-04-18T23:59:59+09:00' }
const full = { paid_total: 40_000_000, invest_total: 50_000_000, held_total: 0, is_goaled: false }
const lottery: OfferedFund = { ...fund, recruit_type: 'lottery' }
const invest = (status: FundInvest['status']): FundInvest => ({
  id: '1',
  receipt_number: 12,
  amount: 500_000,
  invest_at: '2026-04-02T10:31:00+09:00',
  status,
  substitute: null,
  cancel_reason: null,
  contract_delivered_at: null,
  contract_confirm_at: null,
  cooling_off_until: null,
  report: null,
  transfer_limit_at: null,
  project: { id: '12', name: '第12号　世田谷区三軒茶屋レジデンス' },
  transfer_account: null,
})
const situation = (changes: Partial<ApplicationSituation>): ApplicationSituation => ({
  fund,
  invests: [],
  me: { is_ekyc_authed: true },
  investingAmount: 0,
  hasSpecialCode: false,
  ownHold: 0,
  now: Date.parse('2026-04-02T10:30:00+09:00'),
  ...changes,
})
const dayBefore = Date.parse('2026-03-31T19:00:00+09:00')
const dayAfter = Date.parse('2026-04-11T00:00:00+09:00')

describe('the application box', () => {
  it.each<[string, Partial<ApplicationSituation>, string]>([
    ['waits for the opening', { now: dayBefore }, 'beforeStart'],
    ['opens early with a priority code', { now: dayBefore, hasSpecialCode: true }, 'form'],
    ['does not open after the end, code or not', { now: dayAfter, hasSpecialCode: true }, 'closed'],
    ['is closed once all is paid', { fund: { ...fund, stats: { ...full, is_goaled: true } } }, 'closed'],
    ['pauses a first-come fund that is full but unpaid', { fund: { ...fund, stats: full }, me: null }, 'paused'],
    ['offers a verified member to wait for a place', { fund: { ...fund, stats: full } }, 'waitlist'],
    ['offers no place where the fund has no line', { fund: { ...fund, stats: full, has_waitlist: false } }, 'paused'],
    [
      'is full while the free room is held for others',
      { fund: { ...fund, stats: { ...full, invest_total: 49_700_000, held_total: 300_000 } } },
      'waitlist',
    ],
    [
      'opens for the one for whom it is held',
      { fund: { ...fund, stats: { ...full, invest_total: 49_700_000, held_total: 300_000 } }, ownHold: 300_000 },
      'form',
    ],
    ['takes a member into the line after the end', { fund: mended, now: dayAfter }, 'waitlist'],
    [
      'opens after the end for the one for whom room is held',
      { fund: mended, now: dayAfter, ownHold: 300_000 },
      'form',
    ],
    ['is closed after the end for a visitor', { fund: mended, now: dayAfter, me: null }, 'closed'],
    ['is closed once it is judged', { fund: mended, now: Date.parse('2026-04-19T00:00:00+09:00') }, 'closed'],
    ['has no late line where it has none', { fund: { ...mended, has_waitlist: false }, now: dayAfter }, 'closed'],
    [
      'has no late line once all is paid',
      { fund: { ...mended, stats: { ...full, is_goaled: true } }, now: dayAfter },
      'closed',
    ],
    ['keeps a lottery open beyond its total', { fund: { ...lottery, stats: full } }, 'form'],
    ['asks a visitor to log in', { me: null }, 'notLoggedIn'],
    ['asks for the identity check', { me: { is_ekyc_authed: false } }, 'notVerified'],
    ['names the personal limit', { investingAmount: 1_000_000 }, 'limitReached'],
    ['names the limit also when less than one unit is left', { investingAmount: 950_000 }, 'limitReached'],
    [
      'says that the fund is nearly full',
      { fund: { ...fund, stats: { ...full, invest_total: 49_950_000 } } },
      'nearlyFull',
    ],
    ['offers the form', {}, 'form'],
    ['shows an application whatever the time', { now: dayAfter, invests: [invest('Entry')] }, 'invested'],
    [
      'ignores applications for other funds',
      { invests: [{ ...invest('Paid'), project: { id: '9', name: '' } }] },
      'form',
    ],
  ])('%s', (_, changes, kind) => {
    expect(applicationState(situation(changes)).kind).toBe(kind)
  })

  it.each([
    ['Canceled', true],
    ['Lose', true],
    ['Entry', false],
    ['Paid', false],
  ] as const)('after %s, applying again is %s', (status, expected) => {
    const state = applicationState(situation({ invests: [invest(status)] }))
    expect(state.kind === 'invested' && state.mayApplyAgain).toBe(expected)
  })

  it.each([
    { investing: 0, expected: 1_000_000, fund },
    { investing: 300_000, expected: 700_000, fund },
    { investing: 0, expected: 400_000, fund: { ...fund, higher_invest: 400_000 } },
    { investing: 0, expected: 200_000, fund: { ...fund, stats: { ...full, invest_total: 49_800_000 } } },
    { investing: 0, expected: 1_000_000, fund: { ...lottery, stats: { ...full, invest_total: 49_800_000 } } },
    { investing: 1_200_000, expected: 0, fund },
  ])('with $investing yen invested $expected yen are allowed', ({ investing, expected, fund: offered }) => {
    expect(allowanceOf(offered, investing, 0)).toBe(expected)
  })
})
