import { describe, expect, it } from 'vitest'
import {
  CHOSEN_BY_MAIL,
  isChosenByMail,
  kindOfMail,
  NOTIFICATION_KINDS,
  NOTIFICATION_TEXTS,
  type NotificationKind,
} from './notification-kind.ts'

const table: readonly [template: string, kind: NotificationKind][] = [
  ['fund-opening', 'offering'],
  ['fund-reopening', 'offering'],
  ['fund-nearly-full', 'nearly_full'],
  ['lottery-won', 'lottery'],
  ['lottery-lost', 'lottery'],
  ['fund-failed', 'lottery'],
  ['application-accepted', 'deposit'],
  ['application-accepted-lottery', 'deposit'],
  ['contract-confirmed', 'deposit'],
  ['deposit-short', 'deposit'],
  ['deposit-reminder', 'deposit'],
  ['canceled-overdue', 'deposit'],
  ['cooling-off-accepted', 'deposit'],
  ['refund-paid', 'deposit'],
  ['operation-started', 'distribution'],
  ['distribution-paid', 'distribution'],
  ['distribution-none', 'distribution'],
  ['record-corrected', 'distribution'],
  ['payout-returned', 'distribution'],
  ['bank-account-missing', 'distribution'],
  ['renewal-announcement', 'renewal'],
  ['renewal-chosen', 'renewal'],
  ['document-of-any-sort', 'document'],
  ['contract-document-ready', 'document'],
  ['management-report', 'document'],
  ['tax-year-corrected', 'document'],
  ['password-changed', 'account'],
  ['new-device-login', 'account'],
  ['identity-approved', 'account'],
  ['welcome', 'account'],
  ['enquiry-answer', 'account'],
  ['something-new', 'account'],
  ['operator-notice', 'news'],
  ['campaign', 'news'],
]

describe('the kinds of notices', () => {
  it.each(table)('%s is about %s', (template, kind) => {
    expect(kindOfMail(template)).toBe(kind)
  })

  it('let a member choose by mail what advertises, and nothing that the law or the contract asks for', () => {
    expect(NOTIFICATION_KINDS.filter(isChosenByMail)).toEqual([...CHOSEN_BY_MAIL])
    expect(CHOSEN_BY_MAIL).toEqual(['offering', 'nearly_full', 'news'])
    expect(Object.keys(NOTIFICATION_TEXTS)).toEqual([...NOTIFICATION_KINDS])
  })
})
